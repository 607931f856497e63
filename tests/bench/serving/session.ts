import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runUserCommand } from '#server/console/user.ts'
import { systemClock } from '#server/site/clock.ts'
import { createVisitor } from '../../support/visitor.ts'

const [email, password] = ['ada@example.com', 'seven knots upwind']

/**
 * Opens an account in the database of a running server, and signs in to it.
 * @returns the cookie of the session, as a browser sends it.
 */
export async function signedInCookie(origin: string, databaseUrl: string): Promise<string> {
  const lines: string[] = []
  const dataDirectory = mkdtempSync(join(tmpdir(), 'saltlark-bench-'))
  const appKeys = ['a key of the benchmark']
  await runUserCommand(['create', email, 'Ada', 'Marlowe'], {
    config: { appUrl: origin, appKeys, database: { url: databaseUrl }, dataDirectory },
    clock: systemClock,
    print: (line) => lines.push(line),
    printError: (text) => lines.push(text),
  })
  rmSync(dataDirectory, { recursive: true })
  const [, token = ''] = /\/reset-password\/(\S+)/.exec(lines.join('\n')) ?? []
  const visitor = createVisitor(origin)
  await visitor.submit('/reset-password', { token, password, password_confirmation: password })
  await visitor.submit('/login', { email, password })
  const session = visitor.cookies.get('session')
  if (session === undefined) throw new Error('Nobody could sign in to the measured server.')
  return `session=${session}`
}
