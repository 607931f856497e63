import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tintsTooLight } from '#server/content/check/picture-files.ts'
import { colourNames, contrastOf } from '../design/contrast.ts'

it('a tint is too light for words over the hero where white has less than 4.5 : 1 on the thinnest scrim', () => {
  const styles = readFileSync('resources/css/home-sections.css', 'utf8')
  const [, percent] = /deep \/ (\d+)%'\) max\(30rem/.exec(styles) ?? []
  const tints = colourNames().filter((name) => name.startsWith('tint-'))

  const light = tints.filter((tint) => contrastOf('white', `ink-deep/${percent} on ${tint}`) < 4.5)

  expect(light).toEqual(tintsTooLight)
})
