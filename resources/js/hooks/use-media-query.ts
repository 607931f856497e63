import { startTransition, useEffect, useState } from 'react'

/**
 * Does the screen match a media query? `undefined` on the server and while hydrating, when the
 * stylesheet has to decide, so that both sides render the same markup. Nobody waits for the answer,
 * so it comes as a transition and never holds up a slow phone.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const [isMatch, setIsMatch] = useState<boolean>()

  useEffect(() => {
    const list = window.matchMedia(query)
    const update = () => startTransition(() => setIsMatch(list.matches))

    update()
    list.addEventListener('change', update)
    return () => list.removeEventListener('change', update)
  }, [query])

  return isMatch
}
