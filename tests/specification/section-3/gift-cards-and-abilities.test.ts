import { describe, expect, it } from 'vitest'
import type { Ability, Card } from '#server/props/offers.ts'
import { homeDocument } from '../support/home-document.ts'
import { homeObject, withLittleBut } from '../support/home.ts'
import { only, textOf } from '../support/reading.ts'

const { props } = homeObject()

describe('3. Gift card', () => {
  it('has code, price and image', () => {
    for (const voucher of props.giftVouchers) {
      expect(voucher).toEqual({
        code: expect.any(String),
        price: expect.any(Number),
        image: expect.stringMatching(/^\/images\//),
      })
    }
  })
})

describe('3. Ability values', () => {
  it.each([
    ['beginner', 'Novice'],
    ['intermediate', 'Intermediate'],
    ['advanced', 'Advanced'],
  ] as const)('%s is shown as %s', async (ability, name) => {
    expect(textOf(only(await cardOf(ability), 'p:has(span[data-filled])'))).toContain(name)
  })
})

async function cardOf(ability: Ability): Promise<HTMLElement> {
  const [first] = props.courses
  const card: Card = { ...(first as Card), ability }
  return only(await homeDocument({ props: withLittleBut({ courses: [card] }) }), 'article')
}
