import type { RouteName } from '#routes/index.ts'
import type { Services } from '#server/app/services.ts'
import { handlers } from '#server/controllers/index.ts'
import { createCookies } from '#server/http/cookies.ts'
import { refuseForms } from '#server/http/form.ts'
import type { Query } from '#server/routing/address.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'

/** Runs the handlers of pages by name: pure functions of the site, so nothing else happens. */
export function pageRunner(services: Services) {
  const noPage = () => null
  const helpers = {
    cookies: createCookies(false),
    refuseForm: refuseForms(noPage),
    pageAt: noPage,
    pathOf: noPage,
  }
  const answered = handlers({ ...services, ...helpers })
  const pages = answered as Readonly<Partial<Record<RouteName, unknown>>>

  return (name: RouteName, params: Readonly<Record<string, string>>, query: Query): PageResult => {
    // The route table has checked the parameters against what the handler of this name expects.
    const answer = pages[name] as PageHandler
    return answer(services.site.current(), { params, query })
  }
}
