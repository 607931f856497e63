import type { Face, Faces, Run } from './faces.ts'

/** How a text is set. */
export interface Style {
  readonly face: Face
  /** In points. */
  readonly size: number
  readonly colour: string
  /** The height of a line, in sizes. Default 1.4. */
  readonly leading?: number
  /** Between letters, in points. Default none. */
  readonly tracking?: number
}

export interface Typesetter {
  readonly pdf: PDFKit.PDFDocument
  readonly faces: Faces
  /** What was broken before: most texts are measured first and set afterwards. */
  readonly broken: Map<string, readonly Line[]>
}

interface SetRun extends Run {
  readonly width: number
}

interface Line {
  readonly runs: readonly SetRun[]
  readonly width: number
}

export function lineHeight({ size, leading = 1.4 }: Style): number {
  return size * leading
}

/**
 * Breaks a text into lines that are no wider than they may be: where it has line breaks, between its words, and
 * inside a word that is wider by itself. Not left to the library, which would part the letters of a name
 * that come from two fonts.
 */
export function breakLines(
  setter: Typesetter,
  style: Style,
  text: string,
  width: number,
): readonly Line[] {
  const key = JSON.stringify([style.face, style.size, style.tracking, width, text])
  const known = setter.broken.get(key)
  if (known) return known
  const set = (words: string) => setLine(setter, style, words)
  const lines = text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, set, width))
  setter.broken.set(key, lines)
  return lines
}

function breakParagraph(paragraph: string, set: (text: string) => Line, width: number): Line[] {
  const whole = set(paragraph)
  if (whole.width <= width) return [whole]
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ').flatMap((one) => fitting(one, set, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && set(longer).width > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line].map(set)
}

/** A word in pieces that each fit into a line. */
function fitting(word: string, set: (text: string) => Line, width: number): string[] {
  if (set(word).width <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && set(piece + letter).width > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function setLine(
  { pdf, faces }: Typesetter,
  { face, size, tracking = 0 }: Style,
  text: string,
): Line {
  const runs = faces.runs(face, text).map((run) => {
    const width = pdf.font(run.font, size).widthOfString(run.text, { characterSpacing: tracking })
    return { ...run, width }
  })
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}
