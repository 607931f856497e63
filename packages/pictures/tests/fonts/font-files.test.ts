import { readFileSync } from 'node:fs'
import { create } from 'fontkitten'
import type { Font } from 'fontkitten'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../../../../tests/unit/architecture/source-files.ts'
import { withoutComments } from '../../../../tests/unit/architecture/without-comments.ts'
import { families } from '../../src/fonts/families.ts'
import { fontFiles } from '../../src/fonts/font-files.ts'
import { mostFontBytes } from '../../src/fonts/weight.ts'

describe('the font files', () => {
  it('are those that `npm run fonts` derives', async () => {
    const stale = (await fontFiles()).filter(({ name, content }) => !content.equals(file(name)))

    expect(stale.map(({ name }) => name)).toEqual([])
  })

  it('weigh no more than they may', () => {
    const bytes = families.reduce((sum, family) => sum + file(family.file).length, 0)

    expect(bytes).toBeLessThanOrEqual(mostFontBytes)
  })

  it.each(families)('have every character of content and interface: $name', (family) => {
    const known = new Set(fontOf(family.file).characterSet)
    const missing = textsOfTheSite().flatMap(({ path, text }) =>
      [...new Set(text)]
        .filter((character) => /\P{Cc}/u.test(character))
        .filter((character) => !known.has(character.codePointAt(0) ?? 0))
        .map((character) => `${character} (${path})`),
    )

    expect(missing).toEqual([])
  })

  it('have the weights that the site uses, and no axis besides', () => {
    expect(fontOf('fraunces.woff2').variationAxes).toEqual({})
    expect(fontOf('figtree.woff2').variationAxes).toEqual({
      wght: expect.objectContaining({ min: 400, max: 700 }),
    })
  })
})

function textsOfTheSite() {
  const content = sourceFiles(['resources/content'], ['.json', '.jsonc'])
  const code = sourceFiles(['resources/js', 'server/props'])
  return [...content, ...code.map(({ path, text }) => ({ path, text: withoutComments(text) }))]
}

function fontOf(name: string): Font {
  const font = create(file(name))
  if (font.isCollection) throw new Error(`${name} holds several fonts`)
  return font
}

function file(name: string): Buffer {
  return readFileSync(new URL(`../../../../resources/fonts/${name}`, import.meta.url))
}
