import { describe, expect, it } from 'vitest'
import { pagesExist, routeViolations } from '#server/routing/check/checks.ts'
import { formatViolation, RouteViolations } from '#server/routing/check/violations.ts'
import { page } from '#server/routing/define.ts'
import { faultyAddresses } from './corpus/faulty-addresses.ts'
import { faultyTables } from './corpus/faulty-tables.ts'
import { setOf } from './corpus/route-set.ts'
import type { Case } from './corpus/route-set.ts'

describe('a fault of the routes is told with its cure', () => {
  it.each([...faultyAddresses, ...faultyTables].map((one) => [one[0], one] as const))(
    'in %s',
    (_, [, given, ...lines]) => {
      expect(linesOf(given).toSorted()).toEqual(lines.toSorted())
    },
  )

  it('a page whose component is not there, with the line of its handler', () => {
    const handlers = new Map([
      ['handlers/home.ts', "return page('home', {\n})\n\nelse page(\n  'offers/shwo', {})"],
    ])
    const exists = (file: string) => file === 'pages/home.tsx'

    const faults = pagesExist(handlers, (name) => `pages/${name}.tsx`, exists)

    expect(faults.map((fault) => formatViolation(fault))).toEqual([
      'handlers/home.ts:4 offers/shwo: there is no page component pages/offers/shwo.tsx; write it, or correct the name',
    ])
  })
})

describe('the faults of a route table', () => {
  const faulty = setOf({
    web: { home: page('/home/'), course: page('/courses/{name}') },
    answered: { file: 'handlers.ts', names: ['home', 'course', 'faq'] },
  })
  const sources = new Map([
    [
      'routes/web.ts',
      "import { page } from 'x'\n\nexport const web = {\n  home: page('/home/'),\n",
    ],
    ['handlers.ts', 'export const answered = {\n  home,\n  faq: answerFaq(),\n}\n'],
  ])

  it('are told all at once, each with its line', () => {
    expect(new RouteViolations(routeViolations(faulty), sources).message.split('\n')).toEqual([
      'The route table has 3 faults:',
      "  routes/web.ts:4 home: '/home/' has a doubled or trailing slash, which is redirected away before it is matched; write '/home'",
      "  routes/web.ts course: nothing says what '{name}' may look like, so it would take any text; add a pattern for name",
      '  handlers.ts:3 faq: no route has this name; correct or remove it',
    ])
  })

  it('never make the finder itself fail', () => {
    const broken = { web: { '': page(''), b: page('{'), c: page('/{?}'), d: page('/{a}{a}') } }
    const patternsOf = { file: 'routes/patterns.ts', entries: { a: '(', b: '[' } }

    expect(linesOf({ ...broken, patterns: patternsOf }).length).toBeGreaterThan(4)
  })
})

function linesOf(given: Case): string[] {
  return routeViolations(setOf(given)).map((fault) => formatViolation(fault))
}
