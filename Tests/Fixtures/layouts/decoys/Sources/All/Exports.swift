@_exported import LiveActivityClient
@_exported import StreamLive
