import { usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { KeepWantedContext } from '#js/hooks/use-wanted.tsx'
import { keepWanted } from '#js/lib/wanted.ts'

/**
 * Every link below keeps the month and the number of people that the page's address has. It stands
 * around the content of the pages that declare both; header and footer are the same at every address.
 */
export function KeepWanted({ children }: { readonly children: ReactNode }) {
  const { url } = usePage()
  const keep = useMemo(() => keepWanted(url), [url])
  return <KeepWantedContext value={keep}>{children}</KeepWantedContext>
}
