import { describe, expect, it } from 'vitest'
import { codeAt, sealSecret } from '#server/auth/factors/authenticator-app.ts'
import { seed, world, worldFactorSecret } from '#server/database/world.ts'
import { createSealer } from '#server/signing/sealer.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import { isSignedIn } from './own-forms.ts'

const site = siteOfFile({ environment: 'development' })

describe('/_demo in development', () => {
  it('has a button for everybody who is known by name', async () => {
    const answer = await site.visitor().get('/_demo')
    const text = await answer.text()

    expect(answer.status).toBe(200)
    const buttons = [...text.matchAll(/<button type="submit">Sign in as (.*?)<\/button>/g)]
    expect(buttons.map(([, name]) => name)).toEqual(world.map(({ name }) => name))
  })

  it('tells the code that is asked for after Cora’s password', async () => {
    const before = site.services.clock.now()
    const text = await (await site.visitor().get('/_demo')).text()
    const after = site.services.clock.now()

    const [, code] = /Now it is <strong>(\d{6})<\/strong>/.exec(text) ?? []
    expect([before, after].map((now) => codeAt(worldFactorSecret, now))).toContain(code)
  })

  it('refuses while they are not in the database, and says how they get there', async () => {
    const answer = await site.visitor().submit('/_demo', { email: 'ada@saltlark.example' })

    expect(answer.status).toBe(422)
    expect((await pageOf(answer)).props['message']).toMatch(/npm run db -- seed puts them there\.$/)
  })

  it.each(world)('signs $name in with one click, and shows the account', async (person) => {
    const { email, name } = person
    const { database, clock, config } = site.services
    await seed(database, clock.now(), sealSecret(createSealer(config.appKeys)))
    const visitor = site.visitor()

    const answer = await visitor.submit('/_demo', { email }, { from: '/_demo' })
    const { props } = await pageOf(await visitor.get('/dashboard'))

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
    expect(props['user']).toMatchObject({ name, email })
  })

  it('signs nobody else in, though they have an account', async () => {
    const { database, clock } = site.services
    const row = { id: '1', name: 'Dora', email: 'dora@example.com', role: 'staff' } as const
    const now = clock.now()
    const verified = { ...row, created_at: now, verified_at: now }
    await database.db.insertInto('users').values(verified).execute()
    const visitor = site.visitor()

    const answer = await visitor.submit('/_demo', { email: 'dora@example.com' })

    expect(answer.status).toBe(422)
    expect(await isSignedIn(visitor)).toBe(false)
  })
})
