import { describe, expect, it } from 'vitest'
import { ada, harbourWithAda, laptop, telephone, testAuth, times } from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

const wrong = { email: ada.email, password: 'not my password', isRemembered: false }
const right = { ...ada, isRemembered: false }

function tries({ auth }: Harbour, form = wrong, device = laptop) {
  return auth.signIn(form, device, undefined, null)
}

describe('wrong passwords', () => {
  it('are limited to five a minute for an e-mail and an address', async () => {
    const harbour = await harbourWithAda()

    for (let count = 0; count < 5; count += 1) {
      expect(await tries(harbour)).toEqual({ outcome: 'refused' })
    }
    harbour.clock.pass(20_000)
    expect(await tries(harbour, right)).toEqual({ outcome: 'limited', seconds: 40 })

    harbour.clock.pass(40_000)
    expect((await tries(harbour, right)).outcome).toBe('signed-in')
  })

  it('are limited alike for an address that nobody has', async () => {
    const harbour = await testAuth()
    const unknown = { ...wrong, email: 'nobody@example.com' }

    for (let count = 0; count < 5; count += 1) await tries(harbour, unknown)

    expect(await tries(harbour, unknown)).toEqual({ outcome: 'limited', seconds: 60 })
  })

  it('are counted when they come at once', async () => {
    const harbour = await harbourWithAda()
    harbour.work.verified = 0

    const outcomes = await times(20, () => tries(harbour))

    expect(outcomes.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5)
    expect(harbour.work.verified).toBe(5)
  })

  it('are counted together by all processes of the site', async () => {
    const one = await testAuth()
    const other = await testAuth({ database: one.database })

    for (let count = 0; count < 5; count += 1) await tries(count % 2 === 0 ? one : other)

    expect((await tries(one)).outcome).toBe('limited')
    expect((await tries(other)).outcome).toBe('limited')
  })

  it('do not keep the person out who comes from elsewhere', async () => {
    const harbour = await harbourWithAda()
    for (let count = 0; count < 6; count += 1) await tries(harbour)

    expect((await tries(harbour, right, telephone)).outcome).toBe('signed-in')
  })

  it('are forgotten when the right one comes', async () => {
    const harbour = await harbourWithAda()

    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await tries(harbour)
      expect((await tries(harbour, right)).outcome).toBe('signed-in')
    }
  })

  it('are limited to twenty an hour for an e-mail, from wherever they come', async () => {
    const harbour = await harbourWithAda()
    const from = (index: number) => ({ ...laptop, address: `198.51.100.${index}` })

    for (let index = 0; index < 20; index += 1) await tries(harbour, wrong, from(index))

    expect(await tries(harbour, right, from(99))).toEqual({ outcome: 'limited', seconds: 3600 })
  })

  it('are limited to thirty a minute for an address, whoever is meant', async () => {
    const harbour = await testAuth()
    const form = (index: number) => ({ ...wrong, email: `crew-${index}@example.com` })

    for (let index = 0; index < 30; index += 1) await tries(harbour, form(index))

    expect(await tries(harbour, form(31))).toEqual({ outcome: 'limited', seconds: 60 })
  })

  it('count for a whole IPv6 network', async () => {
    const harbour = await harbourWithAda()
    const from = (index: number) => ({ ...laptop, address: `2001:db8:1:ff00::${index + 1}` })

    for (let index = 0; index < 5; index += 1) await tries(harbour, wrong, from(index))

    expect((await tries(harbour, right, from(9))).outcome).toBe('limited')
  })

  it('are counted under names that show no address', async () => {
    const harbour = await testAuth()
    await tries(harbour)

    const rows = await harbour.database.db.selectFrom('rate_limits').select('key').execute()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/ada|203\.0/)
  })
})

describe('right passwords', () => {
  it('use up no tries, however often they come', async () => {
    const harbour = await harbourWithAda()

    for (let count = 0; count < 40; count += 1) {
      expect((await tries(harbour, right)).outcome).toBe('signed-in')
    }
  })
})
