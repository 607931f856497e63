import { inspect } from 'node:util'
import type { Request } from 'express'
import { escapeHtml } from '#server/format/escape-html.ts'

/** A fault for the developer's eyes: message, cause, stack and request. Never sent in production. */
export function developmentFault(error: unknown, request: Request): string {
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
