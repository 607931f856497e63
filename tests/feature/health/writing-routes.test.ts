import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { isForPrograms } from '#server/routing/options.ts'
import { countUsers } from '../../support/count-users.ts'
import { engine } from '../../support/database.ts'
import { siteOnFailingDatabase } from '../../support/failing-database.ts'
import type { FailingDatabase } from '../../support/failing-database.ts'
import { handClock } from '../../support/mail.ts'
import { routeNames } from '../../support/route-samples.ts'
import type { TestSite } from '../../support/site.ts'
import { testInstant } from '../../support/test-instant.ts'
import { pageOf } from '../../support/visitor.ts'
import { ofFactors } from './factor-forms.ts'
import type { Filled } from './filled-form.ts'
import { formsThatWrite } from './filled-forms.ts'

const clock = handClock(testInstant)
let failing: FailingDatabase
let site: TestSite

beforeAll(async () => {
  failing = await siteOnFailingDatabase({ clock })
  site = failing.site
}, 60_000)

afterAll(() => failing.stop())

/** Their answers show what is shown once. */
const showsCodes = ['two-factor.regenerate-recovery-codes', 'passkeys.store']

const writing = routeNames.filter(
  (name) =>
    routes[name].method !== 'GET' &&
    !name.startsWith('development.') &&
    !isForPrograms(routes[name]),
)

describe(`a form that writes, ${engine === 'postgres' ? 'without the database' : 'on a full disk'}`, () => {
  const filled = new Map<string, Filled>()

  it('(each of them is filled in)', { timeout: 120_000 }, async () => {
    const scene = { site, clock }
    for (const [name, fill] of Object.entries(formsThatWrite)) filled.set(name, await fill(scene))
    expect([...filled.keys()].toSorted()).toEqual(writing.toSorted())
    await failing.breakDown()
  })

  it.each(writing)('is answered 503, and may be sent again: %s', async (name) => {
    const { visitor, path, fields, from } = filled.get(name) as Filled
    const { _method: method = 'POST', ...sent } = fields
    const cookies = new Map(visitor.cookies)

    const plain = await visitor.submit(path, fields, { from })
    // As a page with scripts sends it: by the method that it means.
    const visit = await visitor.submitVisit(path, sent, { method, from })

    expect([plain.status, plain.headers.get('retry-after')]).toEqual([503, '5'])
    // Nobody is told that they are signed out.
    expect(plain.headers.get('clear-site-data')).toBeNull()
    // A browser without scripts has all that was typed in the page, but what lets somebody in.
    const secret = name in ofFactors ? /password|credential|code/ : /password|credential/
    const typed = Object.entries(fields).filter(([field]) => !secret.test(field))
    expect((await pageOf(plain)).props['again']).toEqual({ action: path, fields: typed })
    // The page that has the form stays, with all that was typed.
    expect([visit.status, visit.headers.get('location')]).toEqual([303, from])
    expect(visitor.cookies.get('session')).toBe(cookies.get('session'))
    expect(visitor.cookies.get('cart')).toBe(cookies.get('cart'))
  })

  it('leaves a line in the log that names the fault, and says nothing of anybody', () => {
    const faults = site.log.filter(({ level }) => level !== 'info')
    const words = faults.map(({ facts: { err } }) => (err instanceof Error ? causesOf(err) : ''))

    expect(words.join()).toMatch(engine === 'postgres' ? /ECONNREFUSED/ : /may not be written/)
    expect(JSON.stringify([faults, words])).not.toMatch(/@example\.com|upwind|downwind/)
  })

  it('(it is mended, and answers)', async () => {
    await failing.mend()
    expect(await countUsers(site.services.database.db)).toBeGreaterThan(0)
  })

  it.each(writing)('is taken afterwards, without a restart: %s', async (name) => {
    const { visitor, path, fields, from } = filled.get(name) as Filled

    const answer = await visitor.submit(path, fields, { from })

    expect(answer.status).toBe(showsCodes.includes(name) ? 200 : 303)
  })
})

/** What an error says, and those that are behind it. */
function causesOf({ message, cause }: Error): string {
  return cause instanceof Error ? `${message} ${causesOf(cause)}` : message
}
