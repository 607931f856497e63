import type { User } from '#server/props/shared.ts'

/** What the header knows about the visitor (specification 3, "Header data response"). */
export type HeaderData =
  | { readonly status: 'loading' | 'anonymous'; readonly user: null; readonly cartItems: number }
  | { readonly status: 'authenticated'; readonly user: User; readonly cartItems: number }

export const loadingHeaderData: HeaderData = { status: 'loading', user: null, cartItems: 0 }
export const anonymousHeaderData: HeaderData = { status: 'anonymous', user: null, cartItems: 0 }

/** Asks who the visitor is. A failed call, or an answer of another shape, means nobody. */
export async function fetchHeaderData(address: string, signal: AbortSignal): Promise<HeaderData> {
  try {
    const response = await fetch(address, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal,
    })
    return response.ok ? readHeaderData(await response.json()) : anonymousHeaderData
  } catch {
    return anonymousHeaderData
  }
}

function readHeaderData(body: unknown): HeaderData {
  if (!isRecord(body)) return anonymousHeaderData

  const { user, cartItems, isAuthenticated } = body
  if (!isCount(cartItems) || typeof isAuthenticated !== 'boolean') return anonymousHeaderData
  if (!isAuthenticated) return { ...anonymousHeaderData, cartItems }
  return isUser(user) ? { status: 'authenticated', user, cartItems } : anonymousHeaderData
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isUser(value: unknown): value is User {
  return (
    isRecord(value) && [value.id, value.name, value.email].every((part) => typeof part === 'string')
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
