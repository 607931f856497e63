import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Do scripts work this page? False on the server and while the page is what the server printed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
