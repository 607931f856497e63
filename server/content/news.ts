/**
 * What happens to the content of a running site. `changed`: other content is served from now on.
 * `broken`: the files have faults, which may be others than before; what is served stays. `mended`:
 * they have none any more. `over`: nothing will happen any more.
 */
export type ContentNews = 'changed' | 'broken' | 'mended' | 'over'

export type TellContentNews = (news: ContentNews) => void

/** Passes news on to whoever listens at that moment. */
export function createNews() {
  const listeners = new Set<TellContentNews>()
  return {
    tell(news: ContentNews): void {
      for (const listener of listeners) listener(news)
    },
    /** @returns what ends the listening. */
    listen(tell: TellContentNews): () => void {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
