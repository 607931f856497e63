import type { GivenAnswer } from './two-servers.ts'

/** All but what belongs to one answer, and to how its bytes were packed. */
export function comparable({ status, headers, body }: GivenAnswer) {
  const passing = new Set([
    'x-request-id',
    'date',
    'etag',
    'content-length',
    'transfer-encoding',
    // Limits count down.
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
  ])
  const lasting = Object.entries(headers).filter(([name]) => !passing.has(name))
  const isNamed = { id: headers['x-request-id']?.length, etag: headers.etag !== undefined }
  return { status, ...isNamed, headers: Object.fromEntries(lasting), body: withoutNames(body) }
}

/** Without what differs from answer to answer: the name of the request, the time, what passkeys sign. */
function withoutNames(body: string): string {
  return body
    .replaceAll(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, 'id')
    .replaceAll(/"now":\d+/g, '')
    .replaceAll(/"challenge":"[\w-]+"/g, '')
}
