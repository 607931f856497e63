import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lapsed, places } from '#js/gallery/cart-samples.ts'
import { cartPage, fillCart, renderCart, shownAt } from '../support/cart-page.tsx'
import { answerVisits } from '../support/visits.ts'

afterEach(() => {
  vi.useRealTimers()
})

const soon = 'Your places are held for 5 more minutes. Check out now to keep them.'
const over =
  'We no longer hold all places in your basket. Order now to have those that are still free.'

describe('a hold', () => {
  const minute = 60_000
  const countdown = () => screen.getByText(/ left$/, { selector: '[aria-hidden]' }).textContent
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

  function renderHeld(minutes: number) {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
    renderCart([])
    const until = shownAt() + minutes * minute
    renderCart([{ ...places, hold: { state: 'held', until, text: 'Held for you until 2:26 PM' } }])
  }

  it('counts down by the time of the server, whatever the clock of the browser says', async () => {
    renderHeld(20)
    answerVisits(cartPage())
    expect(countdown()).toBe('20 minutes left')

    await pass(90_000)
    expect(countdown()).toBe('19 minutes left')
    await pass(14 * minute)
    expect(countdown()).toBe('4:30 left')
  })

  it('is announced when five minutes are left, and no sooner', async () => {
    renderHeld(20)

    const sent = answerVisits(cartPage())

    await pass(15 * minute - 1000)
    expect(announced()).not.toContain(soon)
    await pass(2000)
    expect(announced()).toContain(soon)
    // The server knows what can be done about it.
    expect(sent).toHaveLength(1)
  })

  it('is announced again when it is another one that ends', async () => {
    const notice = () => screen.queryByText(over)
    const hold = (minutes: number) => ({
      state: 'held' as const,
      until: shownAt() + minutes * minute,
      text: 'Held for you until 2:26 PM',
    })
    renderHeld(1)
    answerVisits(cartPage())
    fillCart([lapsed, { ...places, hold: hold(3) }])
    await pass(minute + 1000)
    const first = notice()

    fillCart([lapsed])
    await pass(3 * minute + 1000)

    expect(first).not.toBeNull()
    expect(notice()).not.toBeNull()
    expect(notice()).not.toBe(first)
  })
})
