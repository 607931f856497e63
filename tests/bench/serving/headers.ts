/** As few as there can be: what a measuring program sends. */
export const fewHeaders = { 'Accept-Encoding': 'identity' } as const

/**
 * What a browser sends when somebody comes back: none of it changes the answer, and all of it is read.
 * @param kind a page that is opened, or one that the client fetches.
 */
export function secondVisit(kind: 'document' | 'visit' = 'document') {
  return {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language': 'en-GB,en;q=0.7,de;q=0.3',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    Referer: 'http://localhost/rya-courses',
    Cookie: '_ga=GA1.1.1111111111.1111111111; _ga_AAAAAAAAAA=GS1.1.1111111111.1.1.1111111111.0.0.0',
    'Upgrade-Insecure-Requests': '1',
    'Sec-Fetch-Dest': kind === 'document' ? 'document' : 'empty',
    'Sec-Fetch-Mode': kind === 'document' ? 'navigate' : 'cors',
    'Sec-Fetch-Site': 'same-origin',
    Priority: 'u=0, i',
  } as const
}

/** Those of the client that follows a link. */
export function visitHeaders(version: string) {
  return {
    'X-Inertia': 'true',
    'X-Inertia-Version': version,
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'text/html, application/xhtml+xml',
  } as const
}
