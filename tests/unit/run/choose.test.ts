import { describe, expect, it } from 'vitest'
import type { Graph } from '../../house/graph.ts'
import { affectedPaths, choose } from '../../run/changed/choose.ts'

const card = 'resources/js/components/offer/card.tsx'
const home = 'resources/js/pages/home.tsx'
const layout = 'resources/js/layouts/site-layout.tsx'
const header = 'resources/js/components/ui/menu.tsx'
const presenter = 'server/presenters/course.ts'
const app = 'server/app/app.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  [home]: [card],
  [layout]: [header],
  [app]: [presenter],
  'tests/feature/home.test.ts': [app],
  'tests/unit/course.test.ts': [presenter],
  [card]: [],
  [header]: [],
  [presenter]: [],
}
const graph: Graph = new Map(
  Object.entries(imports).map(([path, targets]) => [
    path,
    new Map(targets.map((target) => [target, []])),
  ]),
)
const reach = {
  '/': { component: 'home', files: [] },
  '/rya-courses/crew': { component: 'offers/course', files: [presenter] },
}
const known = { graph, reach }

const report = (file: string, requests: readonly string[]) => ({ file, seconds: 1, requests })
const reports = [
  report('tests/feature/home.test.ts', ['GET /', 'GET /?utm_source=letter']),
  report('tests/feature/course.test.ts', ['GET /rya-courses/crew', 'GET /']),
  report('tests/unit/course.test.ts', []),
  report('packages/adapter/tests/home.spec.ts', ['GET /']),
]

describe('the paths that a change reaches', () => {
  it.each([
    ['a component, by the pages that have it', card, ['/']],
    ['a part of the layout, by every page', header, Object.keys(reach)],
    ['a presenter, by the answers that run it', presenter, ['/rya-courses/crew']],
    ['a door to the site, by every page', app, Object.keys(reach)],
  ])('are those of %s', (_, changed, paths) => {
    expect(affectedPaths([changed], known)).toEqual(paths)
  })
})

describe('the tests that a change reaches', () => {
  it('are those that import it, and those that ask for such a path, the plainest first', () => {
    expect(choose(reports, [presenter], known, 10)).toEqual({
      files: ['tests/unit/course.test.ts', 'tests/feature/course.test.ts'],
      left: [],
    })
    expect(choose(reports, [card], known, 10).files).toEqual([
      'tests/feature/home.test.ts',
      'tests/feature/course.test.ts',
    ])
  })

  it("are no more than the seconds allow, besides those that import it and the specification's", () => {
    const sentence = report('tests/specification/offers.test.ts', [
      'GET /rya-courses/crew',
      'GET /',
    ])
    const dear = [...reports, sentence].map((one) => ({ ...one, seconds: 30 }))

    expect(choose(dear, [presenter], known, 40)).toEqual({
      files: ['tests/unit/course.test.ts', 'tests/specification/offers.test.ts'],
      left: ['tests/feature/course.test.ts'],
    })
  })
})
