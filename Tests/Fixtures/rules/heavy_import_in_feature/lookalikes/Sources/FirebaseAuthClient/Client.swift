public struct FirebaseAuthClient {}
