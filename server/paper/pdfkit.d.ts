// What the library can do and its types do not say.
declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A font that was read before: reading it is half the work of a small document. */
    registerFont(name: string, font: import('fontkit').Font): this
  }

  interface StructureElementOptions {
    /** Which cells a heading of a table is about. */
    scope?: 'Row' | 'Column'
    /** Of a figure: left, top, right, bottom. */
    bbox?: readonly [number, number, number, number]
  }
}
