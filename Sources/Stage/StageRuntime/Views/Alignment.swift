// Accepted for the sake of SwiftUI's signatures; a stage draws text, and aligns nothing.

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable { case top, center, bottom }

public enum Alignment: Sendable { case center, top, bottom, leading, trailing }
