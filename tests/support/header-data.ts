import { vi } from 'vitest'

/** Has `/api/header-data` answer this from now on. */
export function answerHeaderData(body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body))
}
