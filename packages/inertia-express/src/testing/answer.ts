/** An answer as what sends a test's requests gives it: fetch, supertest, or an inject that needs no port. */
export type Answer = Response | PlainAnswer

/** As supertest and such injects as Fastify's light-my-request give it. */
export type PlainAnswer = { readonly headers: PlainHeaders } & (
  | { readonly status: number }
  | { readonly statusCode: number }
) &
  ({ readonly text: string } | { readonly body: string })

type PlainHeaders = Readonly<Record<string, string | number | readonly string[] | undefined>>

export function statusOf(answer: Answer): number {
  return 'status' in answer ? answer.status : answer.statusCode
}

export function headersOf(answer: Answer): Headers {
  if (isFetched(answer)) return answer.headers
  const lines = Object.entries(answer.headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return new Headers(lines)
}

export async function textOf(answer: Answer): Promise<string> {
  if (isFetched(answer)) return answer.clone().text()
  // What supertest calls the body is what it has read in the text.
  return 'text' in answer ? answer.text : answer.body
}

/** Where the server that gave the answer has this path; the path alone where the answer does not say. */
export function addressBeside(answer: Answer, path: string): string {
  const base = isFetched(answer) ? answer.url : ''
  return base === '' ? path : new URL(path, base).href
}

function isFetched(answer: Answer): answer is Response {
  return 'text' in answer && typeof answer.text === 'function'
}
