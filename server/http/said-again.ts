const saidAgain = new Set([
  'cache-control',
  'content-location',
  'etag',
  'expires',
  'last-modified',
  'vary',
  'connection',
  'date',
  'keep-alive',
  'set-cookie',
  'x-request-id',
])

/**
 * Does a 304 have this header? It says again what caches need (RFC 9110, section 15.4.5), and what
 * belongs to the answer rather than to what it stands for. All else its client holds with what it has.
 */
export function isSaidAgain(name: string): boolean {
  return saidAgain.has(name.toLowerCase())
}
