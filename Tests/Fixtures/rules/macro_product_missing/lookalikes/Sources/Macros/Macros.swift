@attached(member)
public macro DependencyClient() = #externalMacro(module: "Impl", type: "Client")
