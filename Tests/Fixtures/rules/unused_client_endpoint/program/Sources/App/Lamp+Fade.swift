extension LampClient {
  func fadeOut() { self.fade(0) }
}
