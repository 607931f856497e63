import type { Visitor } from './visitor.ts'

/** Asks as a script on one of our pages does that wants no page back: JSON both ways. */
export function askInJson(
  visitor: Visitor,
  method: 'POST' | 'DELETE',
  path: string,
  data: object,
): Promise<Response> {
  return visitor.send(path, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify(data),
  })
}
