import XCTest

func makeSUT(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: (Int, Int)) -> Shop { Shop() }  // expect: many_sut_parameters(note) 6
