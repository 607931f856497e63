import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const NoScripts = createContext(false)

/** What only visitors without scripts get: for all others it is text, and costs them no elements. */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <NoScripts value>{children}</NoScripts>
    </noscript>
  )
}

/** Inside of it: what needs scripts may be left out. */
export function useIsWithoutScripts(): boolean {
  return useContext(NoScripts)
}
