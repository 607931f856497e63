import type { SignedIn } from '#server/auth/account.ts'
import type { RouteMatch } from '#server/routing/matcher.ts'
import type { PageResult } from '#server/site/page.ts'
import type { Intended } from './flash.ts'
import type { FoundPage } from './handlers.ts'
import type { AnswerOptions } from './page-answers.ts'
import type { TellRequestEvent } from './request-log.ts'
import type { SessionCookie } from './session.ts'

/** What our middleware hangs on Express's request and response, and which middleware does. */
declare global {
  namespace Express {
    interface Request {
      /** `requestId`: names the request in the log and on error pages. */
      id: string
      /** `securityEvents`: writes a line of the security log. */
      tell: TellRequestEvent
      /** `matchRoute`: the routes whose path this is; empty for files and unknown addresses. */
      matches: readonly RouteMatch[]
      /** The page cache: the page that it asks for. No client can say so. */
      found?: FoundPage
      /** `authenticate`: the session's cookie, if it may be one. It opens the account: never show it. */
      sessionToken: string | undefined
      /** `authenticate`: the secret by which accounts know the browser, as its cookie has it. */
      browserToken(): string | undefined
      /** `authenticate`: who is signed in; null: nobody. Throws HttpError 503 while that cannot be told. */
      signedIn(): Promise<SignedIn | null>
      /** Was the password right, and is a second factor still asked for? */
      isHalfSignedIn(): Promise<boolean>
      /** `intended`: where the visitor wants to go after signing in. */
      intended: Intended
    }

    interface Response {
      /** `pageAnswers`: sends what a page handler answers, with the props that every page has. */
      page(result: PageResult, options?: AnswerOptions): Promise<void>
      /** `authenticate`: the browser holds this session from now on. */
      beginSession(session: SessionCookie): void
      /** `authenticate`: the browser forgets its session, and what it kept of signed-in pages. */
      endSession(): void
    }
  }
}
