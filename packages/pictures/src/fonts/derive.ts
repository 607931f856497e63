import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkitten'
import { characters } from './characters.ts'
import type { Family } from './family.ts'
import type { PaperFace } from './paper-faces.ts'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly variationAxes?: Family['axes']
  },
) => Promise<Buffer>

// The package ships no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont

/** Kerning, accents put together, and the ligatures that a text has by itself. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt']

/** The family's font as browsers load it, the same bytes on every machine. */
export async function deriveFont(family: Family): Promise<Buffer> {
  return subsetFont(await sourceOf(family), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes: family.axes,
  })
}

/** One weight of the family as a plain TrueType font, to measure. */
export async function instanceOf(family: Family, weight: number): Promise<Buffer> {
  return subsetFont(await sourceOf(family), characters, {
    targetFormat: 'truetype',
    variationAxes: { ...family.axes, wght: weight },
  })
}

/** A face of our papers, with every letter of its source: names come from all of Europe. */
export async function derivePaperFont({ source, axes }: PaperFace): Promise<Buffer> {
  const bytes = await sourceOf({ source })
  const letters = String.fromCodePoint(...charactersOf(bytes))
  return subsetFont(bytes, letters, {
    targetFormat: 'truetype',
    keepFeatures,
    noHinting: true,
    variationAxes: axes,
  })
}

function charactersOf(bytes: Buffer): readonly number[] {
  const font = create(bytes)
  if (font.isCollection) throw new Error('A source holds several fonts, where one belongs.')
  return font.characterSet
}

function sourceOf({ source }: Pick<Family, 'source'>): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(source)))
}
