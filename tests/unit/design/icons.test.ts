import { expect, it } from 'vitest'
import { iconNames } from '#js/components/ui/icons.tsx'
import { readProjectFile } from '../architecture/source-files.ts'

it('every icon has its square of the drawing, and its class moves the mask there', () => {
  const drawing = readProjectFile('resources/css/icons.svg')
  const sheets = ['icons', 'page-icons'].map((name) => readProjectFile(`resources/css/${name}.css`))
  const squares = [...sheets.join('').matchAll(/\.icon-([a-z-]+) \{\s+--square: (\d+);/g)]
  const last = iconNames.length - 1

  expect(
    [...drawing.matchAll(/id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?/g)].map(
      ([, name, down = '0']) => [name, Number(down)],
    ),
  ).toEqual(iconNames.map((name, place) => [name, place * 24]))
  // The first square needs no class of its own.
  expect(squares.map(([, name, place]) => [name, Number(place)])).toEqual(
    iconNames.map((name, place) => [name, place]).slice(1),
  )
  expect(drawing).toContain(`viewBox="0 0 24 ${iconNames.length * 24}"`)
  expect(sheets[0]).toContain(`100% / ${last})`)
})
