import { describe, expect, it } from 'vitest'
import { ada, harbourWithAda, laptop, testAuth, times } from '../../support/auth.ts'
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

  it('are forgotten when the right one comes', async () => {
    const harbour = await harbourWithAda()

    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) await tries(harbour)
      expect((await tries(harbour, right)).outcome).toBe('signed-in')
    }
  })

  it.each([
    {
      what: 'are limited to twenty an hour for an e-mail, from wherever they come',
      most: 20,
      seconds: 3600,
      from: (index: number) => `198.51.100.${index}`,
    },
    {
      what: 'are limited to thirty a minute for an address, whoever is meant',
      most: 30,
      email: (index: number) => `crew-${index}@example.com`,
    },
    {
      what: 'count for a whole IPv6 network',
      most: 5,
      from: (index: number) => `2001:db8:1:ff00::${index + 1}`,
    },
  ])('$what', async ({ most, seconds = 60, from, email }) => {
    const harbour = await harbourWithAda()
    const next = (index: number, password: string) =>
      tries(
        harbour,
        { ...right, email: email?.(index) ?? ada.email, password },
        { ...laptop, address: from?.(index) ?? laptop.address },
      )

    for (let index = 0; index < most; index += 1) {
      expect(await next(index, wrong.password)).toEqual({ outcome: 'refused' })
    }

    expect(await next(most, ada.password)).toEqual({ outcome: 'limited', seconds })
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
