extension Topic {
  package static let interfaceAndLive = Topic(
    name: "interface-and-live", title: "Interface and live", summary: "why a client is two modules, and what belongs in which",
    rules: [
      "accessor_in_live_module", "feature_links_live", "forbidden_import", "heavy_import_in_feature", "heavy_import_in_interface",
      "heavy_module_reexported", "interface_depends_on_feature", "live_module_not_linked", "live_value_in_interface_module",
      "live_value_missing", "macro_product_missing", "test_support_in_app_target", "test_target_links_live", "unknown_import_in_interface",
      "value_in_wrong_module",
    ],
    text: #"""
      What a feature needs of a database is a few closures. What it builds against, when the client is one module, is the
      database: its SDK, the SDK's own dependencies, the minutes that they take to compile. Splitting the client gives the
      feature the closures alone.

      ```
      Feature ──▶ TideClient          the struct of closures, TestDependencyKey, testValue, previewValue, the accessor
                      ▲
                  TideClientLive ──▶ the SDK     DependencyKey, liveValue
                      ▲
                     App
      ```

      The interface is light: it imports values, never what does the work. The live module conforms the same type to
      `DependencyKey` in an extension. Features, their tests and their previews build without the SDK. The app, and nobody
      else, links the live module.

      ## Linking is enough

      The library finds the live conformance at run time, by asking the key whether it is a `DependencyKey`. So the app need
      not import the live module, only link it: the target's list of dependencies is the place where the world is chosen. If
      it is forgotten there, everything compiles. The app then reports that the dependency "has no live implementation", in
      debug builds, and runs `testValue`.

      ## What belongs where

      | | interface | live |
      | --- | --- | --- |
      | the struct or protocol | yes | |
      | `extension …: TestDependencyKey` with `testValue` | yes | |
      | `previewValue` | yes: in the live module the library **never uses it** | |
      | the property of `DependencyValues` | yes: otherwise features have to import the live module to name it | |
      | `extension …: DependencyKey` with `liveValue` | | yes |
      | `import` of an SDK | | yes |

      Once split, a key without `previewValue` shows its `testValue` in previews, a page of reports. While it was in one
      module, the same key was live there. So a split is the moment to write a `previewValue`.

      ## How it leaks

      - **By an import.** One `import` of the SDK in the interface, for the sake of one type in one signature, and every
        feature is back where it was. Give the interface its own value for it, and convert in the live module.
      - **Along a chain.** The interface imports a helper that imports a helper that imports the SDK. What is to be cut is one
        edge; `deplint why SDK Feature` shows the chains, and `deplint graph` what each module reaches.
      - **By `@_exported import`.** Everybody who imports the module imports the other one, without a word in their own file.
      - **By a feature that links the live module.** "It did not work without": the link belongs in the app.
      - **By a test target that links it.** Each run of the tests waits until the SDK is built, and `.liveValue` is one word
        away. The live module's own tests are the ones that have to.

      ## When not to split

      A client of the system's own frameworks costs nobody build time; one module will do. Then both conformances are in one
      place, and `deplint explain three-worlds` says what follows for previews.
      """#)
}
