import { HttpCancelledError, HttpResponseError } from '@inertiajs/core'
import type { HttpClient, HttpRequestConfig, HttpResponse, Page } from '@inertiajs/core'
import { headers as inertia } from '@saltlark/inertia-express/core'
import { pageModule } from '#js/lib/page-module.ts'

/**
 * Gives the client library an answer only when what shows it is loaded. It loads that itself otherwise,
 * but cannot be cancelled then (@inertiajs/react 3.7.1): the page would come up after its visitor has gone back. It is
 * gone when `tests/browser/prefetch/leaving.spec.ts` passes without this.
 * @param load loads a page's module (`pageModule`). Where it cannot, the visit fails.
 */
export function withPageCode(
  client: HttpClient,
  load: (module: string) => Promise<unknown>,
): HttpClient {
  async function withCode(answer: Promise<HttpResponse>): Promise<HttpResponse> {
    const module = moduleOf(await answer.catch(answerOf))
    if (module !== null) await load(module)
    return answer
  }
  return { request: (config) => unlessCancelled(withCode(client.request(config)), config) }
}

/** The module that shows the page of an answer; null for what is no page. */
export function moduleOf({ headers, data }: HttpResponse): string | null {
  if (headers[inertia.inertia.toLowerCase()] === undefined) return null
  const { component, props } = JSON.parse(data) as Pick<Page, 'component' | 'props'>
  return pageModule(component, props)
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
