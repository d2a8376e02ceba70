import Dependencies

struct Paint { var blink: () -> Void }
Paint(blink: {}).blink()
