import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { checkRoutes } from '#server/app/answers.ts'

const answered = Object.keys(routes)
const slip = [...answered.filter((name) => name !== 'web.home' && name !== 'health'), 'web.hoem']

describe('the route table of the site', () => {
  it('with faults stops the site, which names them all with file and line', () => {
    expect(faultsOf(slip, 'development')).toEqual([
      'The route table has 3 faults:',
      `  routes/public.ts:${lineOf('routes/public.ts', "'web.home':")} web.home: nothing answers it; give it a handler in server/controllers/index.ts`,
      `  routes/system.ts:${lineOf('routes/system.ts', 'health:')} health: nothing answers it; give it a handler in server/controllers/index.ts`,
      '  server/controllers/index.ts web.hoem: no route has this name; correct or remove it',
    ])
  })

  it('names the route alone in the bundle, which has no sources beside it', () => {
    expect(faultsOf(slip, 'production')[1]).toBe(
      '  routes/public.ts web.home: nothing answers it; give it a handler in server/controllers/index.ts',
    )
  })
})

function faultsOf(names: readonly string[], environment: 'development' | 'production'): string[] {
  try {
    checkRoutes(names, environment)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

function lineOf(file: string, text: string): number {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.findIndex((line) => line.includes(text)) + 1
}
