import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tintsTooLight } from '#server/content/check/picture-files.ts'
import tokens from '../../../tailwind.config.ts'

const { colors } = tokens.theme

describe('the tints that are too light for words over the hero', () => {
  it('are those on which white has less than 4.5 : 1 where the scrim is thinnest behind words', () => {
    const styles = readFileSync('resources/css/base.css', 'utf8')
    const [, percent] = /deep \/ (\d+)%'\) max\(30rem/.exec(styles) ?? []
    const scrim = Number(percent) / 100

    const light = Object.entries(colors.tint)
      .filter(([, tint]) => contrastOfWhite(blend(colors.ink.deep, tint, scrim)) < 4.5)
      .map(([name]) => `tint-${name}`)

    expect(light).toEqual(tintsTooLight)
  })
})

type Channels = readonly number[]

function channelsOf(hex: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function blend(over: string, under: string, share: number): Channels {
  const below = channelsOf(under)
  return channelsOf(over).map((value, index) => value * share + (below[index] ?? 0) * (1 - share))
}

/** By the formula of WCAG 2.2, "contrast ratio". */
function contrastOfWhite(ground: Channels): number {
  const [red = 0, green = 0, blue = 0] = ground.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
