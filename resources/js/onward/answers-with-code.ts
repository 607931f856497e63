import { HttpCancelledError, HttpResponseError } from '@inertiajs/core'
import type { HttpClient, HttpRequestConfig, HttpResponse } from '@inertiajs/core'
import { headers as inertia } from '@saltlark/inertia-express/core'

/**
 * Gives the client library an answer only when what shows it is loaded. It loads that itself otherwise,
 * but no longer lets go then: the page would come up after its visitor has gone back.
 * @param load loads what shows a page, by its component's name. Where it cannot, the visit fails.
 */
export function answersWithCode(
  client: HttpClient,
  load: (component: string) => Promise<unknown>,
): HttpClient {
  async function withCode(answer: Promise<HttpResponse>): Promise<HttpResponse> {
    const component = componentOf(await answer.catch(answerOf))
    if (component !== null) await load(component)
    return answer
  }
  return { request: (config) => unlessCancelled(withCode(client.request(config)), config) }
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

function unlessCancelled(
  answer: Promise<HttpResponse>,
  { signal, url }: HttpRequestConfig,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new HttpCancelledError('Request was cancelled', url))
    })
    answer.then(resolve, reject)
  })
}
