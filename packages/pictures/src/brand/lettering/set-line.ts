import figtree from './figtree-600.json' with { type: 'json' }
import fraunces from './fraunces-600.json' with { type: 'json' }

/** Outlines of letters, in units of which `unitsPerEm` make the size of the type. */
interface Face {
  readonly unitsPerEm: number
  readonly capHeight: number
  readonly space: number
  readonly kerning: Readonly<Record<string, number>>
  readonly glyphs: Readonly<Record<string, { readonly advance: number; readonly path: string }>>
}

/** The two faces of the brand, as outlines: a picture must not depend on a font. */
const faces = { fraunces, figtree } as const satisfies Record<string, Face>

export interface Setting {
  readonly face: keyof typeof faces
  /** The size of the type, in pixels. */
  readonly size: number
  /** Extra room after each letter, a share of the size. */
  readonly tracking?: number
  /** Outlines to a tenth of a pixel, for what is never shown larger; a hundredth unless told. */
  readonly coarse?: true
}

/** A line of letters as one path, its first letter's foot at nought. */
export interface Line {
  readonly path: string
  /** Pixels, without the tracking after the last letter. */
  readonly width: number
  readonly capHeight: number
}

/**
 * Sets a line of text as outlines.
 * @throws RangeError for a letter that the face's data does not have.
 */
export function setLine(text: string, { face: name, size, tracking = 0, coarse }: Setting): Line {
  const face: Face = faces[name]
  const scale = size / face.unitsPerEm
  const paths: string[] = []
  let pen = 0
  let before = ''
  for (const letter of text) {
    pen += (face.kerning[before + letter] ?? 0) * scale
    const { advance, path } = glyphOf(face, letter, name)
    paths.push(moved(path, scale, pen, coarse ? 10 : 100))
    pen += advance * scale + tracking * size
    before = letter
  }
  return { path: paths.join(''), width: pen - tracking * size, capHeight: face.capHeight * scale }
}

function glyphOf(face: Face, letter: string, name: string): { advance: number; path: string } {
  if (letter === ' ') return { advance: face.space, path: '' }
  const glyph = face.glyphs[letter]
  if (!glyph) throw new RangeError(`found “${letter}”, which the outlines of ${name} do not have`)
  return glyph
}

/** The glyph's path scaled, turned the right way up and moved to the pen. */
function moved(path: string, scale: number, pen: number, parts: number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') return 'z'
    const values = numbers
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const across = (value: number): number => place(value * scale + pen, parts)
    const down = (value: number): number => place(-value * scale, parts)
    if (command === 'H') return `H${values.map(across).join(' ')}`
    if (command === 'V') return `V${values.map(down).join(' ')}`
    return (
      command + values.map((value, index) => (index % 2 ? down(value) : across(value))).join(' ')
    )
  })
}

function place(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0
}
