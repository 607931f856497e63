import type { Suggestion } from '#server/props/search-page.ts'

/** Asks what may be meant. A failed call, or an answer of another shape, suggests nothing. */
export async function fetchSuggestions(
  href: string,
  query: string,
): Promise<readonly Suggestion[]> {
  if (query.trim() === '') return []
  try {
    const response = await fetch(`${href}?q=${encodeURIComponent(query)}`, {
      headers: { Accept: 'application/json' },
    })
    return response.ok ? readSuggestions(await response.json()) : []
  } catch {
    return []
  }
}

function readSuggestions(body: unknown): readonly Suggestion[] {
  const { suggestions } = (body ?? {}) as { readonly suggestions?: unknown }
  return Array.isArray(suggestions) ? (suggestions as readonly Suggestion[]) : []
}
