import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { ZiggyTable } from '#js/lib/site-routes.ts'

export type { ZiggyTable } from '#js/lib/site-routes.ts'

export const RoutesContext = createContext<ZiggyTable | null>(null)

/** Hands the route table to every component below; the same in the browser and on the server. */
export function RoutesProvider({
  table,
  children,
}: {
  readonly table: ZiggyTable
  readonly children: ReactNode
}) {
  return <RoutesContext value={table}>{children}</RoutesContext>
}
