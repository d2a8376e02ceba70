import StreamInterface
public struct LiveStream: Stream {}
