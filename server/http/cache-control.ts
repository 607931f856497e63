/** Nobody keeps it. */
export const forOneVisitor = 'private, no-store'

/** Whoever keeps it asks each time whether it is still so. */
export const forEverybody = 'no-cache'

/**
 * The same for browsers; a cache in front may give it again for less than ten seconds, which is as long
 * as an edit may take to show. Caches count whole seconds: nine of them can be almost ten.
 */
export const forSharedCaches = 'public, max-age=0, s-maxage=9, must-revalidate'

/** Does an answer's `Cache-Control` say that anybody may get the same one? */
export function isForEverybody(cacheControl: unknown): boolean {
  return cacheControl === forEverybody || cacheControl === forSharedCaches
}
