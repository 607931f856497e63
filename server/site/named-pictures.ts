import type { Picture, Pictures } from '#server/props/shared.ts'

// Sections show some badges by themselves, whatever content names.
const fixedPictures = '/images/badges/'

/**
 * The pictures that a page's props name, out of all there are: a page carries the sizes and ladders
 * of its own pictures only (decision 12), and of their versions for tall windows.
 */
export function namedPictures(props: unknown, all: Pictures): Pictures {
  const fixed = Object.entries(all).filter(([path]) => path.startsWith(fixedPictures))
  const named = new Map<string, Picture>(fixed)
  visit(props)
  return Object.fromEntries(named)

  function visit(part: unknown): void {
    if (typeof part === 'string') {
      const picture = Object.hasOwn(all, part) ? all[part] : undefined
      if (picture) named.set(part, picture)
      visit(picture?.tall)
    } else if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) visit(inner)
    }
  }
}
