import { http } from '@inertiajs/react'
import { pageObject } from './render-page.tsx'
import type { TestPage } from './render-page.tsx'

export interface SentVisit {
  readonly method: string
  readonly url: string
  readonly data: unknown
}

/**
 * Answers the client library's visits with this page, as the server would.
 * @param after what the answer waits for.
 * @returns the visits that were sent, oldest first.
 */
export function answerVisits(page: TestPage, after?: Promise<void>): readonly SentVisit[] {
  const sent: SentVisit[] = []

  http.setClient({
    request: async ({ method, url, data }) => {
      sent.push({ method, url, data })
      await after
      return {
        status: 200,
        data: JSON.stringify(pageObject(page)),
        headers: { 'x-inertia': 'true', 'content-type': 'application/json' },
      }
    },
  })
  return sent
}
