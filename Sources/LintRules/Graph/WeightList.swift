/// stub
package enum WeightList { static func knows(identity: String, product: String) -> Bool { false } }
