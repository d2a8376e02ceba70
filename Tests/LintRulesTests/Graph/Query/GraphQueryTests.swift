import SwiftLexer
import Testing

@testable import LintRules

@Suite struct GraphQueryTests {
  // MARK: Cuts

  @Test func oneCutNextToTheNodeIsEnough() throws {
    let scene = try QueryScene("A: B, C\nB: D\nC: D\nD: E\nE: GRDB")
    let chain = try #require(scene.view.chain(from: scene.id("A"), to: scene.node("GRDB")))
    #expect(scene.text(chain.links.map(\.edge)) == ["A -> B", "B -> D", "D -> E", "E -> GRDB"])
    #expect(scene.text(chain.cut) == ["E -> GRDB"])
    #expect(chain.links.map(\.isCut) == [false, false, false, true])
  }

  @Test func waysWithoutACommonDependencyNeedSeveralCuts() throws {
    let scene = try QueryScene("A: B, C, D\nB: GRDB\nC: GRDB\nD: C")
    let chain = try #require(scene.view.chain(from: scene.id("A"), to: scene.node("GRDB")))
    #expect(scene.text(chain.cut) == ["B -> GRDB", "C -> GRDB"])
    #expect(scene.view.closure(of: scene.id("A"), without: Set(chain.cut.map(Declared.init))).count == 3)
  }

  @Test(arguments: 0..<40) func aCutFreesAndNoSmallerOneDoes(_ seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    // Ten modules, edges to later ones, so that the last can be reached.
    let targets = (0..<10).map { from in
      "M\(from): " + (from + 1..<10).filter { _ in next(3) == 0 }.map { "M\($0)" }.joined(separator: ",")
    }
    let scene = try QueryScene(targets.joined(separator: "\n"))
    let (from, to) = (scene.id("M0"), scene.node("M9"))
    let cut = MinimalCut.declarations(from: from, to: to, in: scene.view.graph)
    guard scene.view.graph.links(from, to) else {
      #expect(cut.isEmpty)
      return
    }
    #expect(!scene.view.closure(of: from, without: Set(cut)).contains(to))
    let all = scene.view.graph.edges.map(Declared.init)
    if cut.count == 2 {
      for one in all { #expect(scene.view.closure(of: from, without: [one]).contains(to)) }
    } else if cut.count == 3 {
      for one in all {
        for other in all { #expect(scene.view.closure(of: from, without: [one, other]).contains(to)) }
      }
    }
  }

  // MARK: Chains

  @Test func everyShortestWayIsFoundAndCounted() throws {
    let scene = try QueryScene("A: B, C, D\nB: E\nC: E\nD: F\nF: E\nE: GRDB")
    let (chains, count) = scene.view.shortestChains(from: scene.id("A"), to: scene.node("GRDB"), limit: 10)
    #expect(count == 2)
    #expect(chains.map { scene.text($0.links.map(\.edge)) } == [["A -> B", "B -> E", "E -> GRDB"], ["A -> C", "C -> E", "E -> GRDB"]])
    #expect(scene.view.shortestChains(from: scene.id("A"), to: scene.node("GRDB"), limit: 1).chains.count == 1)
  }

  @Test func manyWaysAreCountedWithoutWalkingThem() throws {
    var lines: [String] = []
    for level in 0..<40 { lines += ["A\(level): A\(level + 1), B\(level + 1)", "B\(level): A\(level + 1), B\(level + 1)"] }
    lines += ["A40: GRDB", "B40: GRDB"]
    let scene = try QueryScene(lines.joined(separator: "\n"))
    let (chains, count) = scene.view.shortestChains(from: scene.id("A0"), to: scene.node("GRDB"), limit: 3)
    #expect(chains.count == 3)
    #expect(count == 1 << 40)
  }

  @Test func circlesEnd() throws {
    let scene = try QueryScene("A: B\nB: A, GRDB")
    #expect(scene.view.shortestChains(from: scene.id("A"), to: scene.node("GRDB"), limit: 5).count == 1)
    #expect(scene.view.shortestChains(from: scene.id("A"), to: scene.node("A"), limit: 5).count == 0)
    #expect(scene.view.weight(of: scene.id("A")).modules == 2)
  }

  // MARK: Weights and selections

  @Test func aClosureWeighsItsModulesPackagesFilesAndLines() throws {
    let scene = try QueryScene(
      "A: B, GRDB\nB: GRDB\nATests: A", sources: ["Sources/B/One.swift": "let a = 1\nlet b = 2", "Sources/B/Two.swift": "let c = 1\n"])
    #expect(scene.view.weight(of: scene.id("B")) == ClosureWeight(modules: 1, packages: 1, files: 2, lines: 3))
    #expect(scene.view.weight(of: scene.id("ATests")) == ClosureWeight(modules: 3, packages: 1, files: 4, lines: 7))
    let cut = Set(scene.view.graph.edges(of: scene.id("A")).filter { $0.to == scene.node("B") }.map(Declared.init))
    #expect(scene.view.weight(of: scene.id("ATests"), without: cut) == ClosureWeight(modules: 2, packages: 1, files: 2, lines: 4))
  }

  @Test func aSelectionIsANeighbourhoodOrWays() throws {
    let scene = try QueryScene("A: B\nB: C\nC: D\nD\nE: D")
    func names(_ selection: GraphSelection) -> [String] {
      let shown = scene.view.selected(selection)
      return scene.view.nodes.filter(shown.contains).map(scene.view.label)
    }
    #expect(names(GraphSelection(focus: [scene.node("B")])) == ["A", "B", "C"])
    #expect(names(GraphSelection(reaches: [scene.node("C")])) == ["A", "B", "C"])
    #expect(names(GraphSelection(focus: [scene.node("B")], reaches: [scene.node("D")])) == ["B", "C", "D"])
    #expect(names(GraphSelection(focus: [scene.node("E")], reaches: [scene.node("C")])) == [])
  }

  // MARK: Pictures

  @Test func arrowsThatALongerWayImpliesAreLeftOutOfLargePictures() throws {
    let small = try QueryScene("A: B, C\nB: C\nC").view.drawing(GraphSelection())
    #expect(small.arrows.count == 3)
    let names = (0..<25).map { "M\($0)" }
    let lines = names.indices.map { "\(names[$0]): \(names[($0 + 1)...].joined(separator: ","))" }
    let large = try QueryScene(lines.joined(separator: "\n")).view.drawing(GraphSelection())
    #expect(large.arrows.map(\.to) == Array(1..<25))
    #expect(large.remarks == ["left out: 276 dependencies that a longer way implies"])
  }

  @Test func manyModulesAreDrawnByRole() throws {
    let names = (0..<200).map { "M\($0)" }
    let view = try QueryScene(names.joined(separator: "\n") + "\nTop: " + names.joined(separator: ",")).view
    let drawing = view.drawing(GraphSelection())
    #expect(drawing.boxes.count <= 3)
    #expect(drawing.remarks.first?.hasPrefix("201 modules are drawn by role") == true)
    #expect(view.drawing(GraphSelection(), collapse: .none).boxes.count == 201)
    #expect(view.drawing(GraphSelection(focus: view.nodes(named: "M3"))).boxes.count == 2)
  }

  @Test func namesCannotBreakOutOfAPicture() throws {
    let odd = #"a"] %% \n <b> #x"#
    var drawing = try QueryScene("A").view.drawing(GraphSelection())
    drawing.boxes[0].label = odd
    #expect(drawing.mermaid[1] == ##"  n0["a#34;#93; %% #92;n #60;b#62; #35;x"]:::other"##)
    #expect(drawing.dot.contains { $0.contains(#"label="a\"] %% \\n <b> #x""#) })
  }
}
