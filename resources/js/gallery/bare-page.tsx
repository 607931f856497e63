import type { ReactNode } from 'react'

/** No header and no footer: the gallery shows those among its entries. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return children
}
