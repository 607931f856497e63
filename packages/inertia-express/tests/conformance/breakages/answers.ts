import { breakage } from './breakage.ts'

const begin = 'exchange/begin-answer.ts'
const visits = 'exchange/visit-answers.ts'
const render = 'exchange/render-page.ts'

/** Sections 1, 3, 7, 8 and 9: what an answer says besides its page. */
export const answerBreakages = [
  breakage('1.1', render, 'outgoing.status = wanted.status', 'outgoing.status = 200'),
  breakage('1.2', visits, 'headers.redirect, target', "'X-Redirect', target"),
  breakage('1.3', visits, 'headers.location, encodedUrl(url)', 'headers.redirect, encodedUrl(url)'),
  breakage(
    '1.4',
    begin,
    '  outgoing.setHeader(headers.version, version)\n',
    "  outgoing.setHeader(headers.version, version)\n  outgoing.setHeader(headers.inertia, 'true')\n",
  ),
  breakage(
    '1.5',
    visits,
    '(outgoing.status === 200 && !hasBody)',
    '(outgoing.status === 200 && outgoing.header(headers.inertia) === undefined)',
  ),
  breakage(
    '1.6',
    visits,
    'outgoing.status === 204 || (outgoing.status === 200 && !hasBody)',
    'outgoing.status === 204',
  ),
  breakage('1.7', visits, 'options.emptyRedirects === false || ', ''),
  breakage('3.1', render, "  outgoing.setHeader(headers.inertia, 'true')\n", ''),
  breakage('3.2', 'exchange/exchange.ts', 'given ? `${given}, ${name}` : name', 'name'),
  breakage('3.3', render, "'private, no-cache'", "'public, max-age=60'"),
  breakage(
    '3.5',
    'exchange/validators.ts',
    'facts = new TextEncoder().encode(JSON.stringify([given, kind,',
    'facts = new TextEncoder().encode(JSON.stringify([given,',
  ),
  breakage(
    '3.6',
    visits,
    '  outgoing.setHeader(headers.location, encodedUrl(url))\n',
    "  outgoing.setHeader(headers.location, encodedUrl(url))\n  outgoing.setHeader(headers.version, 'first')\n",
  ),
  breakage(
    '3.7',
    visits,
    "outgoing.setHeader('Content-Type', undefined)",
    "outgoing.setHeader('Set-Cookie', undefined)",
  ),
  breakage('7.1', begin, 'options.version(request)', "'first'"),
  breakage('7.2', visits, ': incoming.url\n', ": incoming.url.split('?')[0] ?? ''\n"),
  breakage('7.3', begin, 'holdsOldAssets: reloadsOldAssets && isOutdated', 'holdsOldAssets: false'),
  breakage('7.4', begin, "incoming.method === 'GET' && visit.version", 'visit.version'),
  breakage('7.5', begin, '  outgoing.setHeader(headers.version, version)\n', ''),
  breakage(
    '7.6',
    begin,
    'holdsOldAssets: reloadsOldAssets',
    'holdsOldAssets: !visit.isPrefetch && reloadsOldAssets',
  ),
  breakage(
    '7.7',
    begin,
    'holdsOldAssets: reloadsOldAssets && isOutdated',
    'holdsOldAssets: isOutdated',
  ),
  breakage('8.1', visits, "['PUT', 'PATCH', 'DELETE']", "['PUT', 'PATCH']"),
  breakage('8.2', visits, 'if (repeatedMethods.has(incoming.method)) outgoing.status = 303\n', ''),
  breakage(
    '8.3',
    visits,
    'if (repeatedMethods.has(incoming.method)) outgoing.status = 303',
    'outgoing.status = 303',
  ),
  breakage('8.4', visits, "target.includes('#')", "target.includes('##')"),
  breakage('8.5', visits, ' && !isPrefetch', ''),
  breakage(
    '8.6',
    'protocol/page-object.ts',
    '    ...(preserveFragment && { preserveFragment }),\n',
    '',
  ),
  breakage('8.7', visits, 'if (url.origin !== new URL(origin).origin) return undefined\n', ''),
  breakage('8.8', visits, '    if (options.externalRedirects === false) return false\n', ''),
  breakage(
    '8.9',
    begin,
    '  leaveTo(exchange, url)\n  return outgoing.end()',
    '  return outgoing.redirect(303, url)',
  ),
  breakage(
    '8.10',
    begin,
    '  if (!isInertia) return outgoing.redirect(isSafe(incoming) ? 302 : 303, url)\n',
    '',
  ),
  breakage('8.11', begin, 'visit.isInertia && answerVisit(', 'answerVisit('),
  breakage('9.1', begin, 'settings.encryptHistory ?? isEncrypted ??', 'settings.encryptHistory ??'),
  breakage('9.2', begin, 'settings.encryptHistory ?? isEncrypted ?? ', ''),
  breakage(
    '9.3',
    'express/inertia.ts',
    'response.inertia.encryptHistory()',
    'response.inertia.encryptHistory(false)',
  ),
  breakage('9.4', 'protocol/page-object.ts', '    ...(clearHistory && { clearHistory }),\n', ''),
]
