import type { ReloadOptions } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/**
 * Has the page that is shown asked for anew, again and again while somebody looks at it. `usePoll` of
 * @inertiajs/react 3.7.1 goes on for ever.
 * @param interval in milliseconds; null: not now.
 * @param options which of its props; the same object each time.
 * @param most how often, at most.
 */
export function usePoll(interval: number | null, options: ReloadOptions, most = Infinity): void {
  useEffect(() => {
    if (interval === null) return undefined
    let asked = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      router.reload(options)
      asked += 1
      if (asked >= most) clearInterval(timer)
    }, interval)
    return () => clearInterval(timer)
  }, [interval, options, most])
}
