import { describe, expect, it } from 'vitest'
import {
  ada,
  harbourWithAda,
  laptop,
  minute,
  telephone,
  testAuth,
  right,
  times,
  tries,
  wrong,
} from '../../support/auth.ts'
import type { Harbour } from '../../support/auth.ts'

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

  it('are not counted while there are too many: they use up none of the day', async () => {
    const harbour = await harbourWithAda()

    for (let count = 0; count < 40; count += 1) await tries(harbour)
    harbour.clock.pass(minute)

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

  it('at other accounts are not forgotten for the right one of one’s own', async () => {
    const harbour = await harbourWithAda()
    const next = (index: number) => tries(harbour, { ...wrong, email: `crew-${index}@example.com` })
    for (let index = 0; index < 29; index += 1) await next(index)

    expect((await tries(harbour, right)).outcome).toBe('signed-in')
    expect(await next(29)).toEqual({ outcome: 'refused' })
    expect((await next(30)).outcome).toBe('limited')
  })

  it.each([
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
  ])('$what', async ({ most, from, email }) => {
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

    expect(await next(most, ada.password)).toEqual({ outcome: 'limited', seconds: 60 })
  })
})

/** Strangers guess at Ada's password from so many networks, each so often, a minute apart. */
async function siege(harbour: Harbour, networks: number, guesses: number) {
  let taken = 0
  for (let count = 0; count < guesses; count += 1) {
    harbour.clock.pass(minute)
    for (let network = 0; network < networks; network += 1) {
      const device = { ...laptop, address: `198.51.100.${network}` }
      if ((await tries(harbour, wrong, device)).outcome === 'refused') taken += 1
    }
  }
  return taken
}

describe('while strangers guess', () => {
  it('each network has ten tries a day to itself, and beyond them all share twenty an hour', async () => {
    const harbour = await harbourWithAda()

    expect(await siege(harbour, 3, 40)).toBe(3 * 10 + 20)
  })

  it('the owner is let in by a browser that the account knows, and by a new one elsewhere', async () => {
    const harbour = await harbourWithAda()
    const first = await tries(harbour, right)
    const browser = first.outcome === 'signed-in' ? first.browser : null
    expect(browser).not.toBeNull()
    await siege(harbour, 4, 20)
    const amidThem = { ...laptop, address: '198.51.100.1' }

    expect((await tries(harbour, right, amidThem)).outcome).toBe('limited')
    expect((await tries(harbour, right, { ...amidThem, browser: 'x'.repeat(43) })).outcome).toBe(
      'limited',
    )
    expect((await tries(harbour, right, telephone)).outcome).toBe('signed-in')
    const known = { ...amidThem, browser: browser ?? '' }
    expect((await tries(harbour, right, known)).outcome).toBe('signed-in')
  })

  it('a browser that is known has twenty tries an hour, five a minute', async () => {
    const harbour = await harbourWithAda()
    const first = await tries(harbour, right)
    const known = { ...laptop, browser: first.outcome === 'signed-in' ? first.browser : null }
    let refused = 0

    for (let count = 0; count < 30; count += 1) {
      harbour.clock.pass(minute)
      const device = { ...known, browser: known.browser ?? '' }
      if ((await tries(harbour, wrong, device)).outcome === 'refused') refused += 1
    }

    expect(refused).toBe(20)
  })
})

it('right passwords use up no tries, however often they come', async () => {
  const harbour = await harbourWithAda()

  for (let count = 0; count < 40; count += 1) {
    expect((await tries(harbour, right)).outcome).toBe('signed-in')
  }
})
