import { readArguments } from './arguments.ts'
import { explainRequest } from './explain-request.ts'
import type { Site } from './explain-request.ts'
import type { Speech } from './terminal.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const usage = `npm run why -- [METHOD] "/path?query"

  Says which route, handler and page answer a request, or why none does, and whether the
  answer may be kept. METHOD is GET when it is left out. Nothing is sent.`

/**
 * Runs `npm run why` and returns the exit code: 2 when what was typed is no request.
 * @param openSite is called once it is.
 */
export async function runWhyCommand(
  typed: readonly string[],
  openSite: () => Promise<Site>,
  { print, printFault, paint }: Speech,
): Promise<number> {
  const request = readRequest(typed)
  if ('fault' in request) {
    printFault(`${request.fault}\n\n${usage}`)
    return 2
  }
  const { method, address } = request
  const { facts } = explainRequest(method, address, await openSite())
  const column = Math.max(...facts.map(([label]) => label.length))
  const lines = facts.map(([label, text]) => `  ${paint('quiet', label.padEnd(column))}  ${text}`)
  print(['', `  ${paint('heading', `${method} ${address}`)}`, '', ...lines, ''].join('\n'))
  return 0
}

type Request = { readonly fault: string } | { readonly method: string; readonly address: string }

function readRequest(typed: readonly string[]): Request {
  const read = readArguments(typed, {})
  if ('fault' in read) return { fault: 'This command has no options.' }
  const [first = '', ...rest] = read.words
  const isMethod = methods.includes(first.toUpperCase())
  const [place = '', ...more] = isMethod ? rest : [first, ...rest]
  const address = place.replace(/^https?:\/\/[^/?#]*/, '') || (place === '' ? '' : '/')

  if (address.startsWith('/') && more.length === 0) {
    return { method: isMethod ? first.toUpperCase() : 'GET', address }
  }
  if (address.startsWith('/')) return { fault: `'${more[0]}' is more than one address.` }
  if (/^[a-z]+$/i.test(first) && !isMethod) {
    return { fault: `'${first}' is no method; use ${methods.join(', ')}.` }
  }
  return { fault: `'${place}' is no address of this site; it begins with a slash.` }
}
