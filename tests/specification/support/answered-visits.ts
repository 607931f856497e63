import { http } from '@inertiajs/react'
import { pageObject } from '../../support/render-page.tsx'
import type { TestPage } from '../../support/render-page.tsx'

export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly data: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

interface Answer {
  readonly status: number
  readonly data: string
  readonly headers: Record<string, string>
}

/** A page, as the server answers it to a visit. */
export function pageAnswer(page: TestPage): Answer {
  const headers = { 'x-inertia': 'true', 'content-type': 'application/json' }
  return { status: 200, data: JSON.stringify(pageObject(page)), headers }
}

/**
 * Answers every request of the client library with this.
 * @returns the requests that were sent, oldest first.
 */
export function answerRequests(answer: Answer): readonly SentRequest[] {
  const sent: SentRequest[] = []
  http.setClient({
    request: async ({ method, url, data, headers = {} }) => {
      sent.push({ method, url, data, headers })
      return answer
    },
  })
  return sent
}
