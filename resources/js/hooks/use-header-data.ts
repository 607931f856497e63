import { useEffect, useState } from 'react'
import { fetchHeaderData, loadingHeaderData } from '#js/lib/header-data.ts'
import type { HeaderData } from '#js/lib/header-data.ts'

const refreshEvent = 'header-data:refresh'

/** Has the header ask again who the visitor is and what the cart holds. */
export function refreshHeaderData(): void {
  document.dispatchEvent(new Event(refreshEvent))
}

/**
 * Who the visitor is, asked for after the page has loaded, so that the page itself is the same for
 * everybody. What was known stays until a new answer is there.
 */
export function useHeaderData(address: string): HeaderData {
  const [data, setData] = useState(loadingHeaderData)

  useEffect(() => {
    let call = new AbortController()

    async function load() {
      call.abort()
      call = new AbortController()
      const { signal } = call
      const answer = await fetchHeaderData(address, signal)
      if (!signal.aborted) setData(answer)
    }

    const refresh = () => void load()
    refresh()
    document.addEventListener(refreshEvent, refresh)
    return () => {
      document.removeEventListener(refreshEvent, refresh)
      call.abort()
    }
  }, [address])

  return data
}
