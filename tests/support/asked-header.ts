import type { Visitor } from './visitor.ts'

/** What the header of a page in a browser asks for and is told. */
export interface HeaderData {
  readonly user: unknown
  readonly cartItems: number
  readonly isAuthenticated: boolean
}

export async function headerOf(visitor: Visitor): Promise<HeaderData> {
  const answer = await visitor.send('/api/header-data', { headers: { Accept: 'application/json' } })
  return (await answer.json()) as HeaderData
}
