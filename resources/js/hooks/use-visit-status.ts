import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** A visit that led to no page: what was answered instead, or that nothing was. */
export type VisitError = (
  | { readonly kind: 'answered'; readonly text: string }
  | { readonly kind: 'unreachable' }
) & {
  /** Makes the same visit once more, with what was typed. */
  readonly repeat: () => void
}

/**
 * The last visit that failed, until it is dismissed (specification 8). In development the client
 * library shows the answer itself, which may be a stack; its dialog (@inertiajs/react 3.7.1) needs styles
 * that our policy refuses, and says nothing where nobody answers (decision 34).
 */
export function useVisitError() {
  const [failure, setFailure] = useState<VisitError | null>(null)
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

function watchVisits(onFailure: (failure: VisitError) => void): () => void {
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

/** A visit that is over sooner needs no words: what it brings is the answer. */
const slowAfter = 1000

/** Has a visit been under way for a second? The progress bar is for eyes only. */
export function useSlowVisit(): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stops = [
      router.on('start', ({ detail: { visit } }) => {
        if (!visit.showProgress) return
        clearTimeout(timer)
        timer = setTimeout(() => setIsSlow(true), slowAfter)
      }),
      router.on('finish', ({ detail: { visit } }) => {
        if (!visit.showProgress) return
        clearTimeout(timer)
        setIsSlow(false)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [])

  return isSlow
}

/** Enough to tell somebody on the telephone what it said. */
const longest = 300

/**
 * What an answer says that is no page of ours: a document by its text, JSON by its message if it
 * has one.
 * @param data as the client library hands it over: JSON already parsed, everything else as text.
 */
function answerText(data: unknown): string {
  const text = typeof data === 'string' ? documentText(data) : jsonText(data)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

// Not parsed into elements, which no policy of ours lets a stranger's document become.
function documentText(html: string): string {
  return html
    .replace(/<(head|script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function jsonText(data: unknown): string {
  const message = (data as { readonly message?: unknown } | null)?.message
  return typeof message === 'string' ? message : JSON.stringify(data)
}
