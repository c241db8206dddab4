/// The version of Concertina that a program is built with.
///
/// It is meant for windows about a program and for reports of faults; which version a package takes
/// is said in its `Package.swift`.
///
/// ```swift
/// print("Built with Concertina \(ConcertinaVersion.current)")
/// ```
///
/// A third number of 90 or more is that of a development version: 0.1.90 comes before 0.2.0.
public enum ConcertinaVersion {
  /// The three numbers, such as `0.2.0`.
  public static let current = "0.1.90"
}
