import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** When the newest page of this tab was made, by the server's clock. */
let newest = 0

/** Everything that was shown until now is old: history's pages of it are loaded anew. */
export function outdatePages(): void {
  newest += 1
}

/**
 * Has a page that history brought back loaded anew: what was answered since is on the server alone.
 * @param now when the server made the page, in milliseconds.
 * @param mayChange left as it was shown otherwise.
 * @returns how often that was done, for what has to begin anew with it.
 */
export function useFreshPage(now: number, mayChange: boolean): number {
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    if (now >= newest) newest = now
    else if (mayChange) router.reload({ onSuccess: () => setLoads((count) => count + 1) })
  }, [now, mayChange])
  return loads
}
