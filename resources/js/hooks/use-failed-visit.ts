import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { answerText } from '#js/lib/answer-text.ts'

/** A visit that led to no page: what was answered instead, or that nothing was. */
export type FailedVisit = (
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'unreachable' }
) & {
  /** Makes the same visit once more, with what was typed. */
  readonly repeat: () => void
}

/**
 * The last visit that failed, until it is dismissed (specification 8). In development the client
 * library shows the answer itself, which may be a stack; it needs styles that our policy refuses.
 */
export function useFailedVisit() {
  const [failure, setFailure] = useState<FailedVisit | null>(null)
  const dismiss = () => setFailure(null)

  useEffect(() => (import.meta.env.DEV ? undefined : watchVisits(setFailure)), [])

  return {
    failure,
    dismiss,
    retry: () => {
      dismiss()
      failure?.repeat()
    },
  }
}

function watchVisits(onFailure: (failure: FailedVisit) => void): () => void {
  let repeat = () => router.reload()

  // Where a listener says false, the client library leaves the rest to it.
  const stops = [
    router.on('before', ({ detail: { visit } }) => {
      if (!visit.async) repeat = () => router.visit(visit.url, { ...visit })
    }),
    router.on('httpException', ({ detail: { response } }) => {
      if (isPage(response.data)) return true
      onFailure({ kind: 'answered', text: answerText(response.data), repeat })
      return false
    }),
    router.on('networkError', () => {
      onFailure({ kind: 'unreachable', repeat })
      return false
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** An error page in the layout is an exception too, and shows itself. */
function isPage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'component' in data && 'props' in data
}
