extension Client {
  public static let testValue = Client(balance: unimplemented("Client.balance"))
}
