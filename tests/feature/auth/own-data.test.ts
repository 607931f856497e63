import { beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '#server/database/database.ts'
import type { Tables } from '#server/database/schema.ts'
import { enqueue } from '#server/mail/outbox.ts'
import {
  ada,
  ben,
  harbourWithAda,
  laptop,
  openAccount,
  signedInBy,
  telephone,
  tokenOf,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'
import { leavePurchases } from '../../support/purchases.ts'
import { inventory, keptByLaw } from './own-data-inventory.ts'

const now = 1_767_225_600_000

const tables = Object.keys(inventory) as (keyof Tables)[]

let harbour: Harbour
let token: string

beforeEach(async () => {
  harbour = await harbourWithAda()
  await openAccount(harbour, ben)
  token = await tokenOf(harbour)
  await tokenOf(harbour, ada, telephone)
  await tokenOf(harbour, ben)
  for (const { name, email } of [ada, ben]) {
    await leaveTraces(harbour, email)
    await leavePurchases(harbour, { name, email }, now)
  }
})

/** Whatever else the site keeps about somebody. */
async function leaveTraces({ auth, database: { db } }: Harbour, email: string): Promise<void> {
  const person = { id: email, email, created_at: now }
  const kept = { ...person, name: 'A name', forget_at: now * 2 }
  await leaveFactors(db, email)
  await db
    .insertInto('subscribers')
    .values({ ...person, status: 'confirmed' })
    .execute()
  await leaveLetter(db, email)
  await db
    .insertInto('waiting_list')
    .values({ ...kept, reference: 'CR', heads: 2 })
    .execute()
  const enquiry = { ...kept, fingerprint: email, subject: 'hire', message: 'Hello?' }
  await db.insertInto('enquiries').values(enquiry).execute()
  const message = {
    about: 'hire',
    offer: null,
    name: 'A name',
    email,
    telephone: null,
    people: null,
    dates: null,
    message: 'Hello?',
  }
  const staff = 'office@example.com'
  const id = await enqueue(db, { template: 'enquiry-to-office', to: staff, data: message }, now)
  await db.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute()
  await auth.requestReset(email, '/knots', laptop.address)
}

/** The weekly letter, as everybody has had it. */
async function leaveLetter(db: Connection, subscriber_id: string): Promise<void> {
  const date = '2026-01-02'
  const letter = {
    state: 'sent',
    fingerprint: 'f',
    subject: 'Ahoy',
    html: 'Ahoy',
    text: 'Ahoy',
  } as const
  await db
    .insertInto('letters_sent')
    .values({ ...letter, date, tested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('letter_recipients')
    .values({ date, subscriber_id, outbox_id: subscriber_id, written_at: now })
    .execute()
}

/** Blocked and in the past: neither asks for a second step. */
async function leaveFactors(db: Connection, email: string): Promise<void> {
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const begun = { user_id, created_at: now }
  await db
    .insertInto('authenticator_apps')
    .values({ ...begun, secret: 'sealed', last_step: 0 })
    .execute()
  await db
    .insertInto('recovery_codes')
    .values({ ...begun, fingerprint: 'f' })
    .execute()
  const key = { credential_id: email, public_key: 'k', counter: 1, transports: 'usb' }
  await db
    .insertInto('passkeys')
    .values({ ...begun, ...key, id: email, name: 'Telephone', is_backed_up: 0, blocked_at: now })
    .execute()
  const link = { change: 'password', needs_factor: 0, expires_at: now * 2 } as const
  await db
    .insertInto('undo_links')
    .values({ ...begun, ...link, id: email })
    .execute()
  await db
    .insertInto('factor_removals')
    .values({ user_id, asked_at: now, due_at: now * 2 })
    .execute()
  await db
    .insertInto('staff_roles')
    .values({ ...begun, role: 'crew' })
    .execute()
}

async function dump(): Promise<Map<keyof Tables, string>> {
  const { db } = harbour.database
  const rows = tables.map(async (table) => {
    const all = await db.selectFrom(table).selectAll().execute()
    return [table, JSON.stringify(all)] as const
  })
  return new Map(await Promise.all(rows))
}

describe('the download of one’s data', () => {
  it('has something from every table that names a person', async () => {
    const data = await harbour.auth.data(await signedInBy(harbour, token))

    const wanted = Object.values(inventory).filter((part) => part !== null)
    expect(Object.keys(data).toSorted()).toEqual(wanted.toSorted())
    for (const part of wanted) expect(data).toHaveProperty(part, expect.anything())
    for (const part of wanted.filter((name) => name !== 'account')) {
      expect(data).not.toHaveProperty(part, [])
    }
  })

  it('has every column that an address, a name or a text may stand in', async () => {
    const data = JSON.stringify(await harbour.auth.data(await signedInBy(harbour, token)))

    const columns = await Promise.all(tables.map((table) => columnsOf(table)))
    const named = columns.flat().filter((column) => personal.test(column))
    expect(named.length).toBeGreaterThan(10)
    for (const column of new Set(named)) expect(data).toContain(`"${column}":`)
  })

  it('has nothing about anybody else', async () => {
    const data = JSON.stringify(await harbour.auth.data(await signedInBy(harbour, token)))

    expect(data).toContain(ada.email)
    expect(data).not.toContain(ben.email)
    expect(data).not.toContain(ben.name)
  })
})

describe('deleting an account', () => {
  it('leaves nothing of the person but the message that says so', async () => {
    const { user } = await signedInBy(harbour, token)

    const outcome = await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    expect(outcome).toEqual({ outcome: 'done' })
    const messages = await harbour.messages(ada.email)
    expect(messages.map(({ template }) => template)).toEqual(['account-deleted'])
    await harbour.database.db.deleteFrom('outbox').where('recipient', '=', ada.email).execute()
    for (const [table, rows] of await dump()) {
      if (keptByLaw.includes(table)) continue
      for (const trace of [user.id, ada.email, ada.name]) {
        expect(rows, `${trace} in ${table}`).not.toContain(trace)
      }
    }
  })

  it('leaves everybody else as they are', async () => {
    const { db } = harbour.database
    const bens = await signedInBy(harbour, await tokenOf(harbour, ben))
    const before = await harbour.auth.data(bens)

    await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    expect(await harbour.auth.data(bens)).toEqual(before)
    expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })

  it('leaves an enquiry that has not reached staff yet', async () => {
    const { db } = harbour.database
    await db
      .updateTable('outbox')
      .set({ sent_at: null })
      .where('template', '=', 'enquiry-to-office')
      .execute()

    await harbour.auth.deleteAccount(await signedInBy(harbour, token), ada.password)

    const messages = await harbour.messages('office@example.com')
    expect(messages.map(({ data }) => data['email'])).toContain(ada.email)
  })
})

/** Columns that say something about a person, as opposed to numbers, dates and fingerprints. */
const personal =
  /^(?:name|email|recipient|address|user_agent|intended|telephone|message|dates|people|heads|subject|context|reference|role)$/

async function columnsOf(table: keyof Tables): Promise<string[]> {
  const [row = {}] = await harbour.database.db.selectFrom(table).selectAll().execute()
  return Object.keys(row)
}
