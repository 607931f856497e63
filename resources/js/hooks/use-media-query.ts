import { useCallback, useSyncExternalStore } from 'react'

/**
 * Does the screen match a media query? `undefined` on the server and while hydrating, when the
 * stylesheet has to decide, so that both sides render the same markup.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  )
}
