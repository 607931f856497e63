import { HttpCancelledError, HttpResponseError } from '@inertiajs/core'
import type { HttpClient, HttpRequestConfig, HttpResponse } from '@inertiajs/core'
import { headers as inertia } from '#server/inertia/protocol/headers.ts'

/**
 * Gives the client library an answer only when what shows it is loaded. It loads that itself otherwise,
 * but no longer lets go then: the page would come up after its visitor has gone back.
 * @param load loads what shows a page, by its component's name. Where it cannot, the visit fails.
 * @param onPage told of each page in the moment in which the library gets it, whose visit finishes when
 *   it is in place.
 */
export function answersWithCode(
  client: HttpClient,
  load: (component: string) => Promise<unknown>,
  onPage: () => void,
): HttpClient {
  async function withCode(answer: Promise<HttpResponse>, signal?: AbortSignal) {
    const component = componentOf(await answer.catch(answerOf))
    if (component !== null) {
      await load(component)
      if (!signal?.aborted) onPage()
    }
    return answer
  }
  return {
    request: (config) =>
      Promise.race([cancelled(config), withCode(client.request(config), config.signal)]),
  }
}

/** Null for what is no page. */
export function componentOf({ headers, data }: HttpResponse): string | null {
  if (headers[inertia.inertia.toLowerCase()] === undefined) return null
  return (JSON.parse(data) as { readonly component: string }).component
}

/** What the server said with a fault, which is shown like any page. */
function answerOf(fault: unknown): HttpResponse {
  if (fault instanceof HttpResponseError) return fault.response
  throw fault
}

function cancelled({ signal, url }: HttpRequestConfig): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new HttpCancelledError('Request was cancelled', url))
    })
  })
}
