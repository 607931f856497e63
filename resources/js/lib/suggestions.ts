import type { Suggestions } from '#server/props/search-page.ts'

export const nothingSuggested: Suggestions = {
  query: '',
  answer: null,
  suggestions: [],
  all: null,
}

/** Asks what may be meant. A failed call, or an answer of another shape, suggests nothing. */
export async function fetchSuggestions(href: string, query: string): Promise<Suggestions> {
  const nothing = { ...nothingSuggested, query }
  if (query.trim() === '') return nothing
  try {
    const response = await fetch(`${href}?q=${encodeURIComponent(query)}`, {
      headers: { Accept: 'application/json' },
    })
    return response.ok ? { ...nothing, ...readSuggestions(await response.json()), query } : nothing
  } catch {
    return nothing
  }
}

function readSuggestions(body: unknown): Partial<Suggestions> {
  const read = (body ?? {}) as Partial<Suggestions>
  return Array.isArray(read.suggestions) ? read : {}
}

/**
 * Asks one question at a time: what is wanted meanwhile waits for the answer, and only the last of it
 * is asked. An answer that nobody wants any more is not given. So a slow line is asked seldom and a
 * fast one at every letter, without a clock.
 * @param ask never rejects
 * @returns what takes the next question
 */
export function latestAnswer<Answer>(
  ask: (question: string) => Promise<Answer>,
  give: (answer: Answer, question: string) => void,
): (question: string) => void {
  let wanted: string | null = null
  let isAsking = false

  async function askOn() {
    isAsking = true
    while (wanted !== null) {
      const question = wanted
      const answer = await ask(question)
      if (wanted !== question) continue
      wanted = null
      give(answer, question)
    }
    isAsking = false
  }

  return (question) => {
    wanted = question
    if (!isAsking) void askOn()
  }
}
