/**
 * The path and query that somebody wants to go to after signing in, as a browser will understand it:
 * always a page of this site (specification 2, "Sign In"). It is asked when such a value comes in and
 * again when it is used.
 * @param value whatever an address, a form or a cookie holds.
 * @param isDestination is there a page at this path?
 * @returns null for everything else.
 */
export function safeIntended(
  value: unknown,
  isDestination: (path: string) => boolean,
): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  if (!value.startsWith('/') || faulty.test(value)) return null
  if (!URL.canParse(value, base)) return null
  const { origin, pathname, search } = new URL(value, base)
  // Dots and their escapes are resolved by now, and may have left two slashes: those name a host.
  if (origin !== base || pathname.startsWith('//')) return null
  // Written as browsers do, a letter may take up to twelve characters.
  const path = pathname + search
  return path.length <= longest && isDestination(pathname) ? path : null
}

// The cookie that keeps it beside messages must stay below 4096 bytes.
const longest = 1_024

/** Any origin will do: the path must not lead away from it. */
const base = 'https://site.invalid'

// Browsers drop some control characters and read a backslash as a slash; half a character is no text.
const faulty = /[\s\p{Cc}\p{Cs}\\]|^\/\//u
