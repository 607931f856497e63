import { loadFaces } from './faces.ts'
import { breakLines, lineHeight } from './typesetting.ts'
import type { Style, Typesetter } from './typesetting.ts'

/** Where something stands, in points from the upper left corner of the page. */
interface Place {
  readonly x: number
  readonly y: number
}

interface Box extends Place {
  readonly width: number
  readonly align?: keyof typeof shares
}

/** What of the room that a line leaves stands before it. */
const shares = { left: 0, center: 0.5, right: 1 } as const

/** Of A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const

type Pdf = PDFKit.PDFDocument

type TagOptions = PDFKit.Mixins.StructureElementOptions

/** A document of A4 sheets that is being drawn, with the structure that those who do not see it read. */
export interface Sheet {
  readonly pdf: Pdf
  /** An element of the structure, around those that are made meanwhile. */
  within(tag: string, work: () => void, options?: TagOptions): void
  /** What is drawn meanwhile is the content of one element. */
  mark(tag: string, draw: () => void, options?: TagOptions): void
  /** What is drawn meanwhile says nothing: lines, grounds, what is repeated. */
  decorate(draw: () => void): void
  /** Sets a text, in as many lines as it needs. @returns where it ends, from the top of the page. */
  text(style: Style, text: string, box: Box): number
  /** The same, as the content of one element. */
  write(tag: string, style: Style, text: string, box: Box, options?: TagOptions): number
  /** How high a text is at a width. */
  heightOf(style: Style, text: string, width: number): number
  /** Ends the document. @returns its bytes. */
  finish(): Promise<Buffer>
}

interface About {
  readonly title: string
  readonly author: string
  /** The same instant gives the same bytes, milliseconds UTC. */
  readonly createdAt: number
}

/** Begins a document with one empty page. The library that draws is loaded by the first one. */
export async function beginSheet(about: About): Promise<Sheet> {
  const [{ default: Document }, faces] = await Promise.all([import('pdfkit'), loadFaces()])
  const pdf = new Document(documentOptions(about))
  for (const [name, font] of faces.fonts) pdf.registerFont(name, font)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const setter: Typesetter = { pdf, faces, broken: new Map() }
  const { within, mark } = structureOf(pdf)

  function text(style: Style, words: string, { x, y, width, align = 'left' }: Box): number {
    let top = y
    for (const line of breakLines(setter, style, words, width)) {
      let left = x + (width - line.width) * shares[align]
      for (const { font, text: piece, meant, width: wide } of line.runs) {
        if (meant !== null) pdf.markContent('Span', { actual: meant })
        pdf.font(font, style.size).fillColor(style.colour)
        pdf.text(piece, left, top, { lineBreak: false, characterSpacing: style.tracking ?? 0 })
        if (meant !== null) pdf.endMarkedContent()
        left += wide
      }
      top += lineHeight(style)
    }
    return top
  }

  return {
    pdf,
    within,
    mark,
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw()
      pdf.endMarkedContent()
    },
    text,
    write(tag, style, words, box, options) {
      let end = box.y
      mark(tag, () => void (end = text(style, words, box)), options)
      return end
    },
    heightOf: (style, words, width) =>
      breakLines(setter, style, words, width).length * lineHeight(style),
    finish() {
      const ended = new Promise<Buffer>((resolve, reject) => {
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
      })
      pdf.end()
      return ended
    },
  }
}

function documentOptions({ title, author, createdAt }: About): PDFKit.PDFDocumentOptions {
  // What makes it a document for everybody; the types of the library do not know it.
  const subset: string = 'PDF/UA'
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset,
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    // Without one: those that every reader has are not in the file.
    font: '',
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  }
  return options as PDFKit.PDFDocumentOptions
}

function structureOf(pdf: Pdf) {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  let current = root

  function within(tag: string, work: () => void, options: TagOptions = {}): void {
    const outer = current
    const element = pdf.struct(tag, options)
    outer.add(element)
    current = element
    work()
    element.end()
    current = outer
  }

  function mark(tag: string, draw: () => void, options: TagOptions = {}): void {
    within(tag, () => current.add(draw), options)
  }

  return { within, mark }
}
