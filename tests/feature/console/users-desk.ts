import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeAt } from '#server/auth/factors/authenticator-app.ts'
import { runUserCommand } from '#server/console/user.ts'
import { ada, minute, openAccount, signedInBy, testAuth, tokenOf } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { deskConfig, deskDatabase } from './orders-desk.ts'

/** Where staff type, beside a site that has accounts. */
export interface UsersDesk extends Harbour {
  /** Runs a command and returns the exit code. */
  run(...typed: readonly string[]): Promise<number>
  readonly printed: readonly string[]
  readonly faults: readonly string[]
  /** Each line of staff's log: what was done, and what came of it. */
  told(): readonly string[]
}

export async function usersDesk(): Promise<UsersDesk> {
  const { url, database } = await deskDatabase()
  const harbour = await testAuth({ database })
  const config = deskConfig(url)
  const printed: string[] = []
  const faults: string[] = []
  return {
    ...harbour,
    printed,
    faults,
    run: (...typed) =>
      runUserCommand(typed, {
        config,
        clock: harbour.clock,
        print: (line) => void printed.push(line),
        printError: (text) => void faults.push(text),
      }),
    told() {
      const lines = readFileSync(join(config.dataDirectory, 'staff.log'), 'utf8').trimEnd()
      return lines.split('\n').map((line) => {
        const { event, outcome } = JSON.parse(line) as Readonly<Record<'event' | 'outcome', string>>
        return `${event} ${outcome}`
      })
    },
  }
}

/** The same, with an account of Ada's. */
export async function deskWithAda(): Promise<UsersDesk> {
  const desk = await usersDesk()
  await openAccount(desk)
  return desk
}

type Person = typeof ada

/** Has somebody take an app into use, and returns what it makes its codes of. */
export async function addApp(desk: Harbour, person: Person = ada): Promise<string> {
  const signedIn = await signedInBy(desk, await tokenOf(desk, person))
  const setup = await desk.auth.appSetup(signedIn.user)
  if (!setup) throw new Error('There is an app already')
  await desk.auth.confirmApp(signedIn, codeAt(setup.secret, desk.clock.now()))
  // The step of that code is used up.
  desk.clock.pass(minute)
  return setup.secret
}

/** Gives Ada a passkey that no device has. */
export async function addPasskey(
  { database: { db } }: Harbour,
  name: string,
  times: { readonly created_at: number; used_at?: number; blocked_at?: number },
): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ada.email)
    .executeTakeFirstOrThrow()
  const key = { public_key: '', counter: 0, transports: '', is_backed_up: 0 } as const
  const passkey = { id: name, user_id: id, name, credential_id: name, ...key, ...times }
  await db.insertInto('passkeys').values(passkey).execute()
}
