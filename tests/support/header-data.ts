import { vi } from 'vitest'

/** Has `/api/header-data` answer this from now on; the calls are in what it returns. */
export function answerHeaderData(body: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
