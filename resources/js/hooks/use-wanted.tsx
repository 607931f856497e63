import { createContext, useContext } from 'react'
import type { keepWanted } from '#js/lib/wanted.ts'

/** How links keep the month and the number of people that the page's address has; null: they do not. */
export const KeepWantedContext = createContext<ReturnType<typeof keepWanted>>(null)

export function useKeepWanted(): ReturnType<typeof keepWanted> {
  return useContext(KeepWantedContext)
}
