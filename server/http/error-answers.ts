import { inspect } from 'node:util'
import { isForPart } from '@saltlark/inertia-express'
import type { ErrorRequestHandler, Request, Response } from 'express'
import type { Log } from '#server/app/log.ts'
import { escapeHtml } from '#server/format/words.ts'
import type { SentForm } from '#server/props/pages.ts'
import type { LostProps } from '#server/props/search-page.ts'
import { matchOf } from '#server/routing/matcher.ts'
import { isForPrograms } from '#server/routing/options.ts'
import { page } from '#server/site/page.ts'
import { readableAddress } from './addresses.ts'
import { errorText } from './error-texts.ts'
import type { ErrorText } from './error-texts.ts'
import { HttpError, expectsJson, isUnderLoad } from './errors.ts'
import { isSecret } from './form.ts'

interface ErrorAnswersOptions {
  readonly log: Log
  /** Show a fault's stack instead of a polite page. */
  readonly isDevelopment: boolean
  /** What a page may offer to who came to a path that nothing answers. */
  readonly notFoundSuggestions?: (path: string) => LostProps
}

interface Answer extends ErrorText {
  readonly status: number
  readonly errorId?: string
}

/**
 * The last middleware: every error becomes a page in the layout, JSON, a sentence where a program called
 * or a picture or a script was asked for, a message beside the form that was sent, or in development the stack. A
 * fault of ours tells a visitor nothing but an id, which the log line of the fault carries too.
 */
export function errorAnswers(options: ErrorAnswersOptions): ErrorRequestHandler {
  const { log, isDevelopment } = options

  return async function answerError(error: unknown, request, response, _next) {
    const answer = answerFor(error, request.id)
    if (answer.errorId) tellFault(error, answer.errorId, log)
    if (response.headersSent) {
      // Half an answer must not look like a whole one.
      response.destroy()
      return
    }
    response.set({ ...refusalIn(error)?.headers })

    const { status, message, errorId } = answer
    response.vary('Accept, Sec-Fetch-Dest')
    if (expectsJson(request)) {
      response.status(status).json({ message, ...(errorId && { errorId }) })
    } else if (isFromProgram(request)) {
      sendText(answer, response)
    } else if (errorId && isDevelopment) {
      response.status(status).type('html').send(developmentFault(error, request))
    } else if (isForPart((name) => request.get(name))) {
      sendText(answer, response)
    } else if (isWorthAnotherTry(status) && isSentForm(request, response)) {
      sendBackToForm(answer, response)
    } else {
      await sendErrorPage(answer, request, response, options)
    }
  }
}

// The route is not known yet where the request itself was refused.
function isFromProgram({ method, matches }: Request): boolean {
  return matches && isForPrograms(matchOf(method, matches)?.route)
}

function tellFault(error: unknown, errorId: string, log: Log): void {
  const facts = { errorId, err: error }
  if (isUnderLoad(error)) log.warn(facts, 'a request had to be turned away')
  else log.error(facts, 'a request failed')
}

function answerFor(error: unknown, requestId: string): Answer {
  const given = refusalIn(error)?.status ?? 500
  const status = given >= 400 && given < 600 ? given : 500
  const text = errorText(status)
  if (status >= 500) return { status, ...text, errorId: requestId }
  return { status, ...text, ...(error instanceof HttpError && { message: error.message }) }
}

// Express, its parsers and the database mark their own refusals so.
interface Refusal {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

function refusalIn(error: unknown): Refusal | null {
  const status = (error as Partial<Refusal> | null)?.status
  return typeof status === 'number' ? (error as Refusal) : null
}

// What its sender can mend or wait for: too large, too often, or a fault of ours.
function isWorthAnotherTry(status: number): boolean {
  return status === 413 || status === 429 || status >= 500
}

function isSentForm(request: Request, { inertia }: Response): boolean {
  return inertia?.isVisit && sends(request)
}

function sends({ method }: Request): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

// A page at the form's own address could not be reloaded, and what was typed would be gone with the
// form. The message is among the errors too, because only they tell the form that it was refused.
function sendBackToForm({ message, errorId }: Answer, response: Response): void {
  const text = errorId ? `${message} (Reference ${errorId})` : message
  response.inertia.flash('error', text).errors({ form: text }).back()
}

async function sendErrorPage(
  answer: Answer,
  request: Request,
  response: Response,
  { log, notFoundSuggestions }: Pick<ErrorAnswersOptions, 'log' | 'notFoundSuggestions'>,
): Promise<void> {
  const { status, title, message, errorId } = answer
  if (typeof response.page !== 'function') return sendText(answer, response)
  try {
    const meta = { title: `${title} | Saltlark`, isIndexed: false }
    const url = readableAddress(request.originalUrl)
    const lost = status === 404 ? notFoundSuggestions?.(request.path) : undefined
    const again = isWorthAnotherTry(status) && sends(request) && sentForm(request)
    const props = {
      status,
      title,
      message,
      errorId,
      ...(lost && { lost }),
      ...(again && { again }),
    }
    await response.page(page('error', props, meta, status), { url })
  } catch (second) {
    if (!isUnderLoad(second)) log.error({ err: second }, 'the error page failed')
    sendText(answer, response)
  }
}

// A browser without scripts shows this page in the place of the form.
function sentForm(request: Request): SentForm {
  const sent = (request.body ?? {}) as Readonly<Record<string, string | string[]>>
  const fields = Object.entries(sent)
    .filter(([name]) => !isSecret(request, name))
    .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
  return { action: request.originalUrl, fields }
}

function sendText({ status, message }: Answer, response: Response): void {
  response.status(status).type('text').send(message)
}

/** A fault for the developer's eyes: message, cause, stack and request. Never sent in production. */
function developmentFault(error: unknown, request: Request): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(inspect(error))
  const cause = error instanceof Error && error.cause ? inspect(error.cause) : ''
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${escapeHtml(name)}: ${escapeHtml(message)}</title>
<body>
<h1>${escapeHtml(name)}</h1>
<p><strong>${escapeHtml(message)}</strong></p>
<p>${escapeHtml(request.method)} ${escapeHtml(request.originalUrl)}, request ${escapeHtml(request.id)}</p>
<pre>${escapeHtml(stack ?? '')}</pre>
${cause && `<pre>Cause: ${escapeHtml(cause)}</pre>`}
`
}
