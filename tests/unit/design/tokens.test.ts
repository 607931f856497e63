import { describe, expect, it } from 'vitest'
import tailwindConfig from '../../../tailwind.config.ts'
import { readProjectFile, sourceFiles } from '../architecture/source-files.ts'

const colourLiteral =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w.-])(?:white|black|red|green|blue|gray|grey|navy|orange|yellow|gold|silver)(?![\w.-])/gi

const styles = sourceFiles(['resources/css', 'resources/js', 'resources/fonts'], ['.css'])
const code = sourceFiles(['resources/js'])

describe('the design tokens', () => {
  it('are the only colours that a stylesheet has', () => {
    const literals = styles.flatMap(({ path, text }) =>
      (withoutSelectors(text).match(colourLiteral) ?? []).map((literal) => `${path}: ${literal}`),
    )

    expect(literals).toEqual([])
  })

  it('are the only colours and lengths of classes, but for the width that the specification sets', () => {
    const arbitrary = /-\[(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|color)[^\]]*|\d+px)\]/g
    const found = code.flatMap(({ path, text }) =>
      [...(text.match(arbitrary) ?? [])].map((value) => `${path}: ${value}`),
    )

    expect(found).toEqual(['resources/js/layouts/header/main-nav.tsx: -[800px]'])
  })

  it('are the only paces of what moves', () => {
    const paces = Object.keys(tailwindConfig.theme.extend.transitionDuration)
    const used = code.flatMap(({ text }) => [...text.matchAll(/\bduration-([\w[\]-]+)/g)])

    expect(used.map(([, pace]) => pace).filter((pace) => !paces.includes(pace ?? ''))).toEqual([])
  })

  it('are the colours of the browser around the page, and of our messages', () => {
    const tokens = new Set(
      JSON.stringify(tailwindConfig.theme.colors)
        .match(/#[\da-f]{6}/gi)
        ?.map(lower),
    )
    const outside = ['server/app/inertia.ts', 'server/mail/mail-styles.ts'].flatMap(
      (path) => readProjectFile(path).match(/#[\da-f]{6}\b/gi) ?? [],
    )

    expect(outside.map(lower).filter((colour) => !tokens.has(colour))).toEqual([])
  })
})

it('the tint of a picture has its class, for every tint that the manifest gives', () => {
  const tints = new Set(readProjectFile('resources/images/pictures.json').match(/(?<="tint-)\w+/g))
  const known = Object.keys(tailwindConfig.theme.colors.tint)

  expect([...tints].filter((tint) => !known.includes(tint))).toEqual([])
  const sheet = readProjectFile('resources/css/base.css')
  expect(known.filter((tint) => !sheet.includes(`.tint-${tint} {`))).toEqual([])
})

/** The declarations alone: a selector such as `.bg-white` is no colour. */
function withoutSelectors(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/[^;{}]*\{/g, '')
}

function lower(text: string): string {
  return text.toLowerCase()
}
