import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { brokenLines } from './broken-rules.ts'
import { houseRules } from './house-rules.ts'
import { readProjectFile, sourceFiles } from './source-files.ts'

const files = [
  ...sourceFiles(['packages', 'vite', 'server', 'routes', 'resources/js', 'tests']),
  { path: 'vite.config.ts', text: readProjectFile('vite.config.ts') },
]

const byName = houseRules.map((rule) => [rule.rule, rule] as const)
const byExample = houseRules.map((rule) => [rule.example, rule] as const)

describe('the house rules', () => {
  it.each(byName)('%s', (_, rule) => {
    expect(brokenLines(rule, files).join('\n')).toBe('')
  })

  it.each(byExample)('would catch: %s', (_, rule) => {
    const path = `${rule.within[0]}/example.tsx`

    expect(brokenLines(rule, [{ path, text: rule.example }])).toHaveLength(1)
  })

  it('routes differ in the route table, not by a name in the middleware', () => {
    const names = Object.keys(routes).map((name) => name.replaceAll('.', String.raw`\.`))
    const rule = {
      rule: 'no route names',
      forbids: new RegExp(`['"\`](?:${names.join('|')})['"\`]`),
      within: ['server/http', 'server/cache', 'server/app/app.ts'],
      cure: 'give routes an option in server/routing/define.ts and read it from the matched route',
      example: "if (name === 'dashboard') next()",
    }

    expect(brokenLines(rule, files).join('\n')).toBe('')
  })

  it('a file has a name that says what it is', () => {
    const drawer =
      /(?:^|[/.-])(?:utils?|helpers?|misc|common|shared-code|manager|service)(?:[/.-]|$)/
    const drawers = files.map(({ path }) => path).filter((path) => drawer.test(path))

    expect(drawers, 'Name a file after its main export; a homeless function wants a room.').toEqual(
      [],
    )
  })

  it('a schema says shape, limits and descriptions in at most 120 lines', () => {
    expect(longerThan(120, sourceFiles(['server/content/schema']))).toEqual([])
  })

  it('the README has at most 150 lines', () => {
    const readme = { path: 'README.md', text: readProjectFile('README.md') }

    expect(longerThan(150, [readme])).toEqual([])
  })
})

function longerThan(limit: number, sources: readonly { path: string; text: string }[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines; at most ${limit}`)
}
