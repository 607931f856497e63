import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { runUserCommand } from '#server/console/user.ts'
import { openDatabase } from '#server/database/database.ts'
import type { Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { seed } from '#server/database/world.ts'
import { testDatabasePlace } from '../../support/database.ts'
import { seal } from '../../support/seal.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const now = Date.UTC(2026, 10, 21, 8, 30)
const appUrl = 'https://www.saltlark.example'

let url: string
let printed: string[]
let faults: string[]

beforeEach(async () => {
  const place = await testDatabasePlace()
  url = place.url
  printed = []
  faults = []
  await inDatabase((database) => migrate(database))
  return () => place.remove()
})

describe('npm run user -- create', () => {
  it('opens a verified account without a password, for a customer unless it says staff', async () => {
    expect(await run('create', 'Dora@Example.com', 'Dora', 'Quill')).toBe(0)
    expect(await run('create', 'erin@example.com', 'Erin Vale', '--staff')).toBe(0)

    const made = { password: null, verified_at: now, created_at: now }
    expect(await users()).toMatchObject([
      { email: 'dora@example.com', name: 'Dora Quill', role: 'customer', ...made },
      { email: 'erin@example.com', name: 'Erin Vale', role: 'staff', ...made },
    ])
  })

  it('prints a link to choose a password, which the database cannot tell', async () => {
    await run('create', 'dora@example.com', 'Dora Quill')

    const [opened, explained, link = '', later] = printed
    expect(opened).toBe('Dora Quill (dora@example.com) has an account: customer.')
    expect(explained).toBe('This link lets them choose a password, once, within 60 minutes:')
    expect(link).toMatch(/^ {2}https:\/\/www\.saltlark\.example\/reset-password\/[\w-]{43}$/)
    expect(later).toBe('Later they ask for another at https://www.saltlark.example/forgot-password')
    const tokens = await inDatabase(({ db }) => db.selectFrom('tokens').selectAll().execute())
    expect(tokens).toMatchObject([{ purpose: 'reset-password', expires_at: now + 60 * 60_000 }])
    expect(JSON.stringify(tokens)).not.toContain(link.split('/').at(-1))
  })

  it('leaves whoever has the address as they are', async () => {
    await inDatabase((database) => seed(database, now, seal))

    await expect(run('create', 'ada@saltlark.example', 'Somebody', '--staff')).rejects.toThrow(
      'ada@saltlark.example has an account already; npm run user -- list shows it.',
    )
    expect(await users()).toContainEqual(
      expect.objectContaining({ name: 'Ada Marlowe', role: 'customer' }),
    )
  })

  it('says what is wrong with an address', async () => {
    await expect(run('create', 'dora', 'Dora Quill')).rejects.toThrow(
      /^'dora' was given as the email: /,
    )
    expect(await users()).toEqual([])
  })
})

describe('npm run user -- promote', () => {
  it('makes somebody staff, whichever case the address is typed in', async () => {
    await inDatabase((database) => seed(database, now, seal))

    expect(await run('promote', 'Ben@Saltlark.example')).toBe(0)

    expect(printed).toEqual([
      'Ben Okafor (ben@saltlark.example) is staff now, also in browsers that are signed in already.',
    ])
    expect(await users()).toContainEqual(
      expect.objectContaining({ name: 'Ben Okafor', role: 'staff' }),
    )
  })

  it('says when nobody has the address', async () => {
    await expect(run('promote', 'nobody@example.com')).rejects.toThrow(
      'Nobody has an account with the address nobody@example.com. npm run user -- list shows everybody; npm run user -- create opens one.',
    )
  })
})

describe('npm run user -- list', () => {
  it('shows everybody with role and name, and who has not verified the address', async () => {
    await inDatabase((database) => seed(database, now, seal))
    await inDatabase(({ db }) =>
      db.updateTable('users').set({ verified_at: null }).where('name', '=', 'Ben Okafor').execute(),
    )

    expect(await run('list')).toBe(0)

    expect(printed).toEqual([
      'ada@saltlark.example   customer  since 21/11/2026  Ada Marlowe',
      'ben@saltlark.example   customer  since 21/11/2026  Ben Okafor, address not verified',
      'cora@saltlark.example  staff     since 21/11/2026  Cora Lindqvist',
    ])
  })

  it('says when there is nobody', async () => {
    await run('list')

    expect(printed).toEqual(['Nobody has an account yet.'])
  })
})

describe('npm run user', () => {
  it('says what to do when the database has no tables yet', async () => {
    url = `file:${join(temporaryFolder(), 'empty.sqlite')}`

    await expect(run('list')).rejects.toThrow(
      'The database has no tables for accounts yet. Start the site once, or run npm run db -- migrate; then try again.',
    )
  })

  it.each([
    [[], 'There is no command.'],
    [['delete', 'ada@saltlark.example'], "There is no command 'delete'."],
    [['create', 'dora@example.com'], 'create needs an e-mail address and a name.'],
    [['promote'], 'promote needs one e-mail address.'],
    [['promote', 'a@example.com', 'b@example.com'], 'promote needs one e-mail address.'],
    [['list', 'ada'], 'list needs nothing behind it.'],
    [['list', '--staff'], '--staff belongs to create; somebody who has an account is promoted.'],
    [
      ['create', 'dora@example.com', 'Dora', '--staf'],
      'There is no option --staf; did you mean --staff?',
    ],
  ])('refuses %j, says why and lists the commands', async (typed, fault) => {
    expect(await run(...typed)).toBe(2)

    expect(faults.join('\n').split('\n')[0]).toBe(fault)
    expect(faults.join('\n')).toMatch(/create EMAIL NAME .*\n.* promote EMAIL .*\n.* list /)
    expect([printed, await users()]).toEqual([[], []])
  })
})

function run(...typed: readonly string[]): Promise<number> {
  return runUserCommand(typed, {
    config: { appUrl, appKeys: ['a key'], database: { url }, dataDirectory: temporaryFolder() },
    clock: { now: () => now },
    print: (line) => void printed.push(line),
    printError: (text) => void faults.push(text),
  })
}

function users() {
  return inDatabase(({ db }) => db.selectFrom('users').selectAll().orderBy('email').execute())
}

async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
