import { usePage } from '@inertiajs/react'
import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { keepWanted } from '#js/lib/wanted.ts'

const KeepWantedContext = createContext<ReturnType<typeof keepWanted>>(null)

/**
 * Every link below keeps the month and the number of people that the page's address has. It stands
 * around the main content: header and footer are the same at every address.
 */
export function KeepWanted({ children }: { readonly children: ReactNode }) {
  const { url } = usePage()
  const keep = useMemo(() => keepWanted(url), [url])
  return <KeepWantedContext value={keep}>{children}</KeepWantedContext>
}

/** How a link here keeps them; null where there is nothing to keep. */
export function useKeepWanted(): ReturnType<typeof keepWanted> {
  return useContext(KeepWantedContext)
}
