import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { lastMinutes, timeLeft } from '#js/hooks/use-time-left.ts'
import type { CartProps } from '#server/props/cart.ts'
import type { CheckoutProps } from '#server/props/checkout.ts'

const soon = 'Your places are held for 5 more minutes. Check out now to keep them.'
const over =
  'We no longer hold all places in your basket. Order now to have those that are still free.'

/** Long enough for the server to see it the same way. */
const grace = 500

/**
 * Says aloud when a hold is about to end, and when it has ended; then the page is asked for anew,
 * which knows what can be done about it.
 */
export function HoldNotice({ lines, now }: Pick<CartProps | CheckoutProps, 'lines' | 'now'>) {
  const [notice, setNotice] = useState({ text: '', until: 0 })
  const held = lines.flatMap(({ hold }) => (hold?.state === 'held' ? [hold.until] : []))
  const first = held.length === 0 ? null : Math.min(...held)

  useEffect(() => {
    if (first === null) return undefined
    const left = timeLeft(first, now)
    const notify = (text: string) => {
      setNotice({ text, until: first })
      // What is wrong with a form of this page is so still.
      router.reload({ except: ['errors'], preserveErrors: true })
    }
    const due =
      left > lastMinutes ? setTimeout(notify, left - lastMinutes + grace, soon) : undefined
    const ended = setTimeout(notify, left + grace, over)
    return () => [due, ended].forEach(clearTimeout)
  }, [first, now])

  // The same text about another hold is news: new in the page, it is read out again.
  return (
    <p role="status" className="sr-only">
      <span key={notice.until}>{notice.text}</span>
    </p>
  )
}
