import ReaderFeature
import ShelfFeature

@main struct TheApp { static func main() {} }
