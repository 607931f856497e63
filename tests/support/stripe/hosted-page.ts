import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StripeAccount } from './account.ts'
import { ApiError } from './api-error.ts'
import { cardOf, cards } from './cards.ts'
import type { Hooks } from './hooks.ts'
import { challengePage, endedPage, misleadingPage, payPage } from './page-html.ts'
import { expireSession, pay, sessionOf } from './sessions.ts'

/** What the page answers: itself, or where the payer goes. */
type PageAnswer = { readonly html: string } | { readonly location: string }

interface PageContext {
  readonly account: StripeAccount
  readonly hooks: Hooks
}

/** Serves the page on which a payer pays. It has no script. */
export async function serveHostedPage(
  { account, hooks }: PageContext,
  { url = '', method }: IncomingMessage,
  { response, body }: { readonly response: ServerResponse; readonly body: string },
): Promise<void> {
  const answer = pageAnswer(account, url.split('/').at(-1) ?? '', method === 'POST' ? body : null)
  if (hooks.when === 'before') await hooks.send()
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-security-policy', "default-src 'none'")
  if ('location' in answer) response.writeHead(303, { location: answer.location }).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html)
}

function pageAnswer(account: StripeAccount, id: string, body: string | null): PageAnswer {
  try {
    const session = sessionOf(account, id)
    if (body !== null) return pressed(account, id, new URLSearchParams(body))
    return { html: session.status === 'open' ? payPage(session) : endedPage(session) }
  } catch (error) {
    if (error instanceof ApiError) return { html: misleadingPage() }
    throw error
  }
}

/** The payer presses a button. */
function pressed(account: StripeAccount, id: string, form: URLSearchParams): PageAnswer {
  const session = sessionOf(account, id)
  const button = form.get('button')
  if (button === 'leave') return { location: session.cancel_url ?? '/' }
  if (button === 'late') expireSession(account, id)
  if (button === 'fail') return { html: payPage(session, 'Your bank does not know you.') }

  const card = button === 'decline' ? cards.declined : cardOf(form.get('card') ?? '')
  const isChallenged = button === 'pay' && card.payment === 'is-challenged'
  if (isChallenged || button === 'challenge') return { html: challengePage() }
  const paid = pay(account, id, { card })
  if (paid.status === 'open') return { html: payPage(paid, 'Your card was declined.') }
  return { location: paid.success_url ?? '/' }
}
