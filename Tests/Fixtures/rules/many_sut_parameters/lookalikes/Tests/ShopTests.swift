import XCTest

func makeSUT(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: (Int, Int), file: F = #file) -> Shop { Shop() }  // clean: nine
func assertAll(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) {}  // clean: it gives nothing
