import { create } from 'fontkitten'
import { frequencies } from './characters.ts'
import { instanceOf } from './derive.ts'
import type { Family, StandIn } from './family.ts'

/**
 * The `@font-face` of a stand-in: scaled until our copy is as wide in it as in the family, and with the
 * family's heights, so that a line stays where it is when the font comes. Safari knows only the scale.
 */
export async function standInFace(family: Family, standIn: StandIn): Promise<string> {
  const font = create(await instanceOf(family, standIn.wideAs))
  if (font.isCollection) throw new Error(`${family.source} holds several fonts, where one belongs.`)
  const em = font.unitsPerEm
  const width = averageWidth((code) => font.glyphForCodePoint(code).advanceWidth / em)
  const scale = width / averageWidth((code) => (standIn.widths[code - 32] ?? 0) / 1000)
  return [
    '@font-face {',
    `  font-family: '${family.name} ${standIn.name}';`,
    `  font-weight: ${standIn.weight};`,
    `  src: ${standIn.local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${percent(font.hhea.ascent / em / scale)};`,
    `  descent-override: ${percent(-font.hhea.descent / em / scale)};`,
    `  line-gap-override: ${percent(font.hhea.lineGap / em / scale)};`,
    '}',
  ].join('\n')
}

function averageWidth(widthOf: (code: number) => number): number {
  let width = 0
  let count = 0
  for (const [character, frequency] of Object.entries(frequencies)) {
    width += widthOf(character.charCodeAt(0)) * frequency
    count += frequency
  }
  return width / count
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
