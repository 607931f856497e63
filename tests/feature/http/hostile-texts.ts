/** The words of a text, a space or a line between one and the next. */
export const listed = (text: string) => text.trim().split(/\s+/)

/** Pieces of an address that mean something to somebody who reads it, or nothing to anybody. */
export const oddPieces = [
  ...listed(String.raw`/ // /../ /./ \ % %00 %2f %5c %2e%2e %E0%A4%A %F0%9F%A7%AD ? &a=1 ?a[b][c]=1
    ?__proto__[x]=1 ?% # ; : @ * {slug} ' .env .git/config build/.vite/manifest.json <script> - ~ A`),
  '${7*7}',
]

/** Headers from which something on the way concludes something. */
export const headerNames =
  listed(`Accept Accept-Encoding Content-Encoding Cookie Origin Referer Range Sec-Fetch-Dest
    If-None-Match If-Modified-Since If-Range Expect Upgrade Purpose X-Forwarded-For X-Forwarded-Host
    X-Forwarded-Proto X-Request-Id X-HTTP-Method-Override X-Inertia X-Inertia-Version
    X-Inertia-Error-Bag X-Inertia-Partial-Component X-Inertia-Partial-Data X-Inertia-Partial-Except
    X-Inertia-Reset X-Inertia-Except-Once-Props Transfer-Encoding`)

/** Values that one of those headers has, and some that none should have. */
export const headerValues = [
  '',
  'a=b; a=c',
  ...listed(`*/* true test home error application/json __proto__ errors,head gzip chunked W/"x"
    bytes=0-5 bytes=9-1 99999999999999999999 ::ffff:1 flash=x.y cart=% session=" http://evil.test/
    //x null`),
]
