import { describe, expect, it } from 'vitest'
import { floorPlan } from './floor-plan.ts'
import { importsOf } from './imports.ts'
import { roomOf, trespasses } from './rooms.ts'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles([
  'packages/inertia-express/src',
  'vite',
  'server',
  'routes',
  'resources/js',
])

describe('the floor plan', () => {
  it('has a line for every room', () => {
    const unlisted = files.map((file) => roomOf(file.path)).filter((room) => !(room in floorPlan))

    expect(
      new Set(unlisted),
      'A new room needs a line in tests/unit/architecture/floor-plan.ts and a sentence in the README.',
    ).toEqual(new Set())
  })

  it('is kept: a room imports only what its line allows', () => {
    const found = files.flatMap((file) => trespasses(floorPlan, file))

    expect(found.join('\n')).toBe('')
  })
})

describe('a file that leaves its room', () => {
  const plan = {
    'server/mail': { imports: ['t:server/database', 'server/sign'], packages: ['node:'] },
    'server/apart': { imports: [], packages: [], apart: true as const },
  }
  const trespassesOf = (path: string, text: string) => trespasses(plan, { path, text })

  it('is named with the import and with what its room may import', () => {
    const text = "import { openDatabase } from '#server/database/database.ts'\n"

    expect(trespassesOf('server/mail/outbox.ts', text)).toEqual([
      "server/mail/outbox.ts imports '#server/database/database.ts'; files of server/mail may import t:server/database, server/sign, node: (t: is import type only)",
    ])
  })

  it.each([
    ['a room whose name begins the same', 'mail', '#server/signing/a.ts'],
    ['its neighbour in a room that stands apart', 'apart', './a.ts'],
  ])('may not take %s', (_, room, taken) => {
    const text = `import { A } from '${taken}'\n`

    expect(trespassesOf(`server/${room}/b.ts`, text)).toHaveLength(1)
  })
})

describe('the imports of a file', () => {
  it('are read from statements, re-exports, dynamic imports and globs', () => {
    const text = [
      "import { readFile } from 'node:fs/promises'",
      "import type {\n  Pages,\n} from '#server/props/pages.ts'",
      "import './app.css'",
      "export type { Card } from '../props/offers.ts'",
      "export * from '@inertiajs/react/server'",
      "const page = await import('#js/pages/home.tsx')",
      "type Home = typeof import('#js/pages/home.tsx')",
      "const pages = import.meta.glob<Page>('./pages/**/*.tsx')",
    ].join('\n')

    const found = importsOf('resources/js/app.tsx', text).map(
      ({ target, isTypeOnly }) => (isTypeOnly ? 't:' : '') + target,
    )

    expect(found).toEqual([
      'node:',
      't:server/props/pages.ts',
      'resources/js/app.css',
      't:resources/props/offers.ts',
      '@inertiajs/react',
      'resources/js/pages/home.tsx',
      't:resources/js/pages/home.tsx',
      'resources/js/pages/',
    ])
  })

  it('are not those that a comment mentions', () => {
    const text =
      "/*\nimport { z } from 'zod'\n*/\n// import('express')\nconst url = 'https://x.test'\n"

    expect(importsOf('resources/js/lib/money.ts', text)).toEqual([])
  })
})
