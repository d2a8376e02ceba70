public enum AppFeature { case dark, light }
