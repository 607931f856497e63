import type { RouteMatch } from '#server/routing/matcher.ts'
import type { PageResult } from '#server/site/page.ts'
import type { AnswerOptions } from './page-answers.ts'

/** What our middleware hangs on Express's request and response, and which middleware does. */
declare global {
  namespace Express {
    interface Request {
      /** `identified`: names the request in the log and on error pages. */
      id: string
      /** `matched`: the routes whose path this is; empty for files and unknown addresses. */
      matches: readonly RouteMatch[]
    }

    interface Response {
      /** `pageAnswers`: sends what a page handler answers, with the props that every page has. */
      page(result: PageResult, options?: AnswerOptions): Promise<void>
    }
  }
}
