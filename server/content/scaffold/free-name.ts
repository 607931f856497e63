/** The words of a file's name as people read them: `night-pilotage` is `Night pilotage`. */
export function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** The file's name that somebody who typed other letters probably wanted; empty for none. */
export function slugOf(typed: string): string {
  return typed
    .replace(/\.json$/i, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** The first number after the greatest of a kind that nothing else has. */
export function freeId(ofKind: readonly number[], ofAll: readonly number[]): number {
  let id = Math.max(0, ...ofKind) + 1
  while (ofAll.includes(id)) id += 1
  return id
}

/** A code such as `CR-NP` from the first letters of the words, with a number when it is taken. */
export function freeCode(prefix: string, slug: string, taken: readonly string[]): string {
  const initials = slug
    .split('-')
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()
    .slice(0, 4)
  const choices = [initials, ...Array.from({ length: 98 }, (_, more) => `${initials}${more + 2}`)]
  const free = choices.map((choice) => `${prefix}-${choice}`).find((code) => !taken.includes(code))
  if (free === undefined) throw new Error(`Every code like ${prefix}-${initials} is taken.`)
  return free
}
