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
  it('opens a verified account without a password, for a customer unless it names a role', async () => {
    expect(await run('create', ' Dora@Example.com ', 'Dora', 'Quill')).toBe(0)
    expect(await run('create', 'erin@example.com', 'Erin Vale', '--role', 'Office')).toBe(0)

    const made = { password: null, verified_at: now, created_at: now }
    expect(await users()).toMatchObject([
      { email: 'dora@example.com', name: 'Dora Quill', role: 'customer', ...made },
      { email: 'erin@example.com', name: 'Erin Vale', role: 'staff', ...made },
    ])
    expect(await roles()).toMatchObject([{ role: 'office', created_at: now }])
  })

  it('prints a link to choose a password, which the database cannot tell', async () => {
    await run('create', 'dora@example.com', 'Dora Quill')

    const [opened, explained, link = '', later, ...more] = printed
    expect(opened).toBe('Dora Quill (dora@example.com) has an account: customer.')
    expect(explained).toBe('This link lets them choose a password, once, within 3 days:')
    expect(link).toMatch(/^ {2}https:\/\/www\.saltlark\.example\/reset-password\/[\w-]{43}$/)
    expect(later).toBe(
      'Give it to nobody else. Later they ask for another at https://www.saltlark.example/forgot-password',
    )
    expect(more).toEqual([])
    const tokens = await inDatabase(({ db }) => db.selectFrom('tokens').selectAll().execute())
    expect(tokens).toMatchObject([{ purpose: 'invitation', expires_at: now + 72 * 60 * 60_000 }])
    expect(JSON.stringify(tokens)).not.toContain(link.split('/').at(-1))
  })

  it('says that who works here needs a second factor', async () => {
    await run('create', 'erin@example.com', 'Erin Vale', '--role=editor')

    expect([printed[0], printed.at(-1)]).toEqual([
      'Erin Vale (erin@example.com) has an account: editor.',
      'Pages of staff ask for a second factor: they add one when they sign in.',
    ])
  })

  it('leaves whoever has the address as they are', async () => {
    await inDatabase((database) => seed(database, now, seal))

    expect(await run('create', 'Ada@saltlark.example', 'Somebody', '--role', 'owner')).toBe(1)

    expect(faults).toEqual([
      'ada@saltlark.example has an account already; npm run user -- show ada@saltlark.example has what is known of it, npm run user -- role ada@saltlark.example ROLE makes them staff.',
    ])
    expect(await users()).toContainEqual(
      expect.objectContaining({ name: 'Ada Marlowe', role: 'customer' }),
    )
    expect(await roles()).toHaveLength(1)
  })

  it('says what is wrong with an address and with a name', async () => {
    expect(await run('create', 'dora', ' ')).toBe(1)

    expect(faults.join('\n').split('\n')).toEqual([
      expect.stringMatching(/^'dora' was given as the email: .*you@example\.com/),
      "' ' was given as the name: Please enter your name.",
    ])
    expect(await users()).toEqual([])
  })
})

describe('npm run user -- list', () => {
  it('shows everybody with role and name, and what is missing', async () => {
    await inDatabase((database) => seed(database, now, seal))
    await run('create', 'erin@saltlark.example', 'Erin Vale', '--role', 'crew')
    await inDatabase(({ db }) =>
      db.updateTable('users').set({ verified_at: null }).where('name', '=', 'Ben Okafor').execute(),
    )
    printed = []

    expect(await run('list')).toBe(0)

    expect(printed).toEqual([
      'E-mail                 Role      Since       Name            To see to',
      'ada@saltlark.example   customer  21/11/2026  Ada Marlowe',
      'ben@saltlark.example   customer  21/11/2026  Ben Okafor      address not verified',
      'cora@saltlark.example  owner     21/11/2026  Cora Lindqvist',
      'erin@saltlark.example  crew      21/11/2026  Erin Vale       no second factor yet',
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

  it('shows what can be typed', async () => {
    expect(await run('--help')).toBe(0)
    expect(printed[0]).toMatch(/^npm run user -- COMMAND\n/)
  })

  it.each([
    [[], 'There is no command.'],
    [['delete', 'ada@saltlark.example'], "There is no command 'delete'."],
    [['create', 'dora@example.com'], 'create needs an e-mail address and a name.'],
    [
      ['create', 'dora@example.com', 'Dora', '--role', 'none'],
      "There is no role 'none'. Use owner, office, editor, crew.",
    ],
    [
      ['create', 'dora@example.com', 'Dora', '--role'],
      '--role needs a text behind it, such as --role=…',
    ],
    [
      ['create', 'dora@example.com', 'Dora', '--rol'],
      'There is no option --rol; did you mean --role?',
    ],
    [
      ['create', 'dora@example.com', 'Dora', '--staff'],
      '--staff is --role ROLE now, where ROLE is owner, office, editor or crew.',
    ],
    [
      ['promote', 'dora@example.com'],
      'promote is role now: role EMAIL ROLE, where ROLE is owner, office, editor or crew.',
    ],
    [
      ['role', 'dora@example.com'],
      'role needs an e-mail address, and behind it owner, office, editor or crew, or none.',
    ],
    [
      ['role', 'dora@example.com', 'owner', 'crew'],
      'role needs an e-mail address, and behind it owner, office, editor or crew, or none.',
    ],
    [['role', 'dora@example.com', 'ofice'], "There is no role 'ofice'. Did you mean office?"],
    [
      ['role', 'dora@example.com', '--role', 'office'],
      '--role belongs to create; who has an account gets a role by npm run user -- role EMAIL ROLE.',
    ],
    [['list', 'ada'], 'list needs nothing behind it.'],
    [['show'], 'show needs one e-mail address.'],
    [['end-sessions', 'a@example.com', 'b@example.com'], 'end-sessions needs one e-mail address.'],
    [['lost-factors'], 'lost-factors needs one e-mail address.'],
    [['keep-factors'], 'keep-factors needs one e-mail address.'],
  ])('refuses %j, says why and lists the commands', async (typed, fault) => {
    expect(await run(...typed)).toBe(2)

    expect(faults.join('\n').split('\n')[0]).toBe(fault)
    expect(faults.join('\n')).toMatch(/create EMAIL NAME .*\n.* role EMAIL ROLE .*\n[^]* list /)
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

function roles() {
  return inDatabase(({ db }) => db.selectFrom('staff_roles').selectAll().execute())
}

async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
