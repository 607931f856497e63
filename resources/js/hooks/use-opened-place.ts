import { useEffect } from 'react'

/**
 * Opens what is folded over the place that the page's address ends in, and goes there: after a visit,
 * and in browsers that do not do it by themselves.
 */
export function useOpenedPlace(): void {
  useEffect(() => {
    openPlace()
    addEventListener('hashchange', openPlace)
    return () => removeEventListener('hashchange', openPlace)
  }, [])
}

function openPlace(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const fold = place?.closest('details')
  if (!fold) return
  fold.open = true
  place?.scrollIntoView()
}
