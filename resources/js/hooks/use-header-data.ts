import { useEffect, useState } from 'react'
import type { User } from '#server/props/shared.ts'

const refreshEvent = 'header-data:refresh'

/** Has the header ask again who the visitor is and what the cart holds. */
export function refreshHeaderData(): void {
  document.dispatchEvent(new Event(refreshEvent))
}

/**
 * Who the visitor is, asked for after the page has loaded, so that the page itself is the same for
 * everybody. What was known stays until a new answer is there. `useHttp` of @inertiajs/react 3.7.1 is a
 * form's state and weighs 4 kB (decision 34).
 */
export function useHeaderData(address: string): HeaderData {
  const [data, setData] = useState(loadingHeaderData)

  useEffect(() => {
    let call = new AbortController()

    async function load() {
      call.abort()
      call = new AbortController()
      const { signal } = call
      const answer = await fetchHeaderData(address, signal)
      if (!signal.aborted) setData(answer)
    }

    const refresh = () => void load()
    refresh()
    document.addEventListener(refreshEvent, refresh)
    return () => {
      document.removeEventListener(refreshEvent, refresh)
      call.abort()
    }
  }, [address])

  return data
}

/** What the header knows about the visitor (specification 3, "Header data response"). */
export type HeaderData =
  | { readonly status: 'loading' | 'anonymous'; readonly user: null; readonly cartItems: number }
  | { readonly status: 'authenticated'; readonly user: User; readonly cartItems: number }

const loadingHeaderData: HeaderData = { status: 'loading', user: null, cartItems: 0 }

const anonymousHeaderData: HeaderData = { status: 'anonymous', user: null, cartItems: 0 }

/** Asks who the visitor is. A failed call, or an answer of another shape, means nobody. */
async function fetchHeaderData(address: string, signal: AbortSignal): Promise<HeaderData> {
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
