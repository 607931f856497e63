import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'fontkit'

/** How letters look: running text, what stands out of it, and headings. */
export type Face = 'text' | 'strong' | 'display'

/** A piece of text in one font file. */
export interface Run {
  /** The font's name in the document. */
  readonly font: string
  readonly text: string
  /** What was meant, where no font has its characters and others are drawn; null: what is drawn. */
  readonly meant: string | null
}

export interface Faces {
  /** Each font, by its name in documents. */
  readonly fonts: ReadonlyMap<string, Font>
  /** Cuts a text into pieces, each of which one font file has. */
  runs(face: Face, text: string): Run[]
}

// As the fonts are derived: western Europe's letters, then those of the rest of it.
const fileNames: Readonly<Record<Face, readonly string[]>> = {
  text: ['figtree-400', 'figtree-400-ext'],
  strong: ['figtree-600', 'figtree-600-ext'],
  display: ['fraunces-600', 'fraunces-600-ext'],
}

const folder = 'resources/fonts/paper'

let loading: Promise<Faces> | undefined

/** The fonts of papers, read once by a process. @throws when a file is missing. */
export function loadFaces(): Promise<Faces> {
  loading ??= readFaces().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readFaces(): Promise<Faces> {
  const { create } = await import('fontkit')
  const names = Object.values(fileNames).flat()
  const fonts = await Promise.all(
    names.map(async (name) => {
      const font = create(await readFile(join(folder, `${name}.ttf`)))
      if ('fonts' in font) throw new Error(`[paper] ${name}.ttf holds several fonts.`)
      return [name, font] as const
    }),
  )
  const known = new Map(fonts.map(([name, font]) => [name, new Set(font.characterSet)]))
  return {
    fonts: new Map(fonts),
    runs: (face, text) => runsIn(fileNames[face], known, text.normalize('NFC')),
  }
}

type Known = ReadonlyMap<string, ReadonlySet<number>>

function runsIn(names: readonly string[], known: Known, text: string): Run[] {
  const [usual = ''] = names
  if (hasAll(known.get(usual), text)) return [{ font: usual, text, meant: null }]
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const run = runOf(names, known, segment)
    const last = runs.at(-1)
    if (last && last.font === run.font && last.meant === null && run.meant === null) {
      runs.splice(-1, 1, { ...last, text: last.text + run.text })
    } else {
      runs.push(run)
    }
  }
  return runs
}

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })

/** One character as its reader sees it, in the first font that has it, or as near to it as they come. */
function runOf(names: readonly string[], known: Known, character: string): Run {
  const fontFor = (text: string) => names.find((name) => hasAll(known.get(name), text))
  for (const near of nearTo(character)) {
    const font = fontFor(near)
    if (font !== undefined)
      return { font, text: near, meant: near === character ? null : character }
  }
  return { font: names[0] ?? '', text: '?', meant: character }
}

function hasAll(characters: ReadonlySet<number> | undefined, text: string): boolean {
  for (const character of text) {
    if (!characters?.has(character.codePointAt(0) ?? 0)) return false
  }
  return true
}

/** The character, the same with fewer and fewer accents, and a dot for a pictograph. */
function nearTo(character: string): string[] {
  const marks = [...character.normalize('NFD')]
  const plainer = marks.map((_, index) =>
    marks
      .slice(0, marks.length - index)
      .join('')
      .normalize('NFC'),
  )
  const isPictograph = /\p{Extended_Pictographic}/u.test(character)
  return isPictograph ? [character, '•'] : [character, ...plainer]
}
