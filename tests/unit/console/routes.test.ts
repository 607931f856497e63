import { describe, expect, it } from 'vitest'
import { runRoutesCommand } from '#server/console/routes.ts'
import { routesPage } from '#server/controllers/development/routes-page.ts'
import { get, page, post } from '#server/routing/define.ts'
import { routeRows } from '#server/routing/listing/rows.ts'

const web = {
  'web.home': page('/'),
  'web.events': page('/events/{reference?}', { cache: { seconds: 10 }, indexed: false }),
  'web.join': post('/join', { limit: { name: 'letters', max: 6, seconds: 60 }, body: 512 }),
  'web.mine': page('/mine', { visitor: 'signed-in' }),
  up: get('/up', { table: 'server' }),
}
const rows = routeRows({
  tables: [{ file: 'routes/web.ts', table: web }],
  patterns: { reference: '[A-Z]+' },
  binding: { files: ['handlers/index.ts'], folder: 'handlers' },
  sources: new Map([
    ['routes/web.ts', "export const web = {\n  'web.home': page('/'),\n  up: get('/up'),\n}"],
    [
      'handlers/index.ts',
      "import { home } from './home.ts'\nreturn {\n  'web.home': home(urls),\n  up: up(),\n}",
    ],
    ['handlers/home.ts', "export function home() {\n  return page('home', {})\n}"],
  ]),
})

describe('npm run routes', () => {
  it('shows method, path, dots to the width of the terminal, name, answer, and the count', () => {
    expect(run([], { width: 42 }).printed).toContain('/events/{reference?} . web.ev…\n')
    expect(run([], { width: 60 }).printed.split('\n')).toEqual([
      '',
      '  GET|HEAD  / ....................... web.home › home → home',
      '  GET|HEAD  /events/{reference?} ......... web.events › page',
      '  POST      /join ........................ web.join › action',
      '  GET|HEAD  /mine .......................... web.mine › page',
      '  GET|HEAD  /up ................................ up › action',
      '',
      '                                          Showing [5] routes',
      '',
    ])
  })

  it('tells everything with --verbose', () => {
    const { printed } = run(['--name=web.events', '-v'])
    expect(printed).toContain('⇂ routes/web.ts\n')
    expect(printed).toContain('⇂ kept at most 10 s\n')
    expect(printed).toContain('⇂ not indexed\n')
    expect(printed).toContain('⇂ {reference} [A-Z]+\n')

    expect(run(['--verbose', '--name=web.home']).printed).toContain(
      '⇂ routes/web.ts:2\n            ⇂ handlers/home.ts home\n            ⇂ page home\n',
    )
    expect(run(['--verbose', '--name=join']).printed).toContain(
      '⇂ limit letters: 6 in 60 s\n        ⇂ body up to 512 bytes\n',
    )
    expect(run(['--verbose', '--name=up']).printed).toContain("⇂ not in the browsers' table\n")
    expect(run(['--verbose', '--name=mine']).printed).toContain('⇂ visitor signed-in\n')
  })

  it('gives machines an array with --json', () => {
    const { printed } = run(['--json', '--name=web.home'])

    expect(JSON.parse(printed)).toEqual([
      {
        name: 'web.home',
        methods: ['GET', 'HEAD'],
        uri: '/',
        kind: 'page',
        declared: { file: 'routes/web.ts', line: 2 },
        handler: { file: 'handlers/home.ts', exported: 'home' },
        pages: ['home'],
        options: {},
        wheres: {},
      },
    ])
  })

  it.each([
    [['--name=web.'], ['web.home', 'web.events', 'web.join', 'web.mine']],
    [['--name=web.*e'], ['web.home', 'web.mine']],
    [['--name', 'up'], ['up']],
    [['--path=/events'], ['web.events']],
    [['--path=/*'], ['web.home', 'web.events', 'web.join', 'web.mine', 'up']],
    [['--method=post'], ['web.join']],
    [['--method=HEAD', '--name=mine'], ['web.mine']],
  ])('lists with %j the routes %j', (flags, names) => {
    const listed = JSON.parse(run(['--json', ...flags]).printed) as { name: string }[]

    expect(listed.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    [['--nmae=x'], 'There is no option --nmae; did you mean --name?'],
    [
      ['--zzzzzzz'],
      'There is no option --zzzzzzz; use --json, --name, --path, --method, --verbose, --help.',
    ],
    [['--name'], '--name needs a text behind it, such as --name=…'],
    [['web.home'], "'web.home' is no option of this command."],
  ])('refuses %j, and says what it takes', (flags, fault) => {
    const { code, faults, printed } = run(flags)

    expect([code, printed]).toEqual([2, ''])
    expect(faults.split('\n')[0]).toBe(fault)
    expect(faults).toContain('npm run routes -- [OPTIONS]')
  })

  it.each([
    [['--name=web.evnets'], "No route fits the name 'web.evnets'. Did you mean 'web.events'?"],
    [['--path=/jion'], "No route fits the path '/jion'. Did you mean '/join'?"],
    [['--name=up', '--method=DELETE'], "No route fits the name 'up' and the method 'DELETE'."],
    [['--path=/qqqqqqqqqqqq'], "No route fits the path '/qqqqqqqqqqqq'."],
  ])('says when no route fits: %j', (flags, fault) => {
    expect(run(flags)).toEqual({ code: 1, printed: '', faults: fault })
  })
})

it('/_routes shows the same', () => {
  const shown = routesPage(rows)

  expect(shown).toContain('<h1>5 routes</h1>')
  for (const part of ['web.events', 'home → home (handlers/home.ts)', 'kept at most 10 s']) {
    expect(shown).toContain(part)
  }
  expect(shown).toContain('<a href="/"><code>/</code></a>')
  expect(shown).toContain('<td><code>/events/{reference?}</code></td>')
})

function run(typed: readonly string[], { width = 100 } = {}) {
  const printed: string[] = []
  const faults: string[] = []
  const code = runRoutesCommand(typed, {
    rows,
    width,
    print: (text) => printed.push(text),
    printError: (text) => faults.push(text),
  })
  return { code, printed: printed.join('\n'), faults: faults.join('\n') }
}
