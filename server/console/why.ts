import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { noAssets } from '@saltlark/inertia-express/vite'
import type { RouteName } from '#routes/index.ts'
import { createRedirects } from '#server/app/answers.ts'
import { loadConfig, processVariables } from '#server/app/config.ts'
import { createServices } from '#server/app/services.ts'
import type { Services } from '#server/app/services.ts'
import { siteRouteRows } from '#server/controllers/development/routes-page.ts'
import { handlers } from '#server/controllers/index.ts'
import { createCookies } from '#server/http/cookies.ts'
import { refuseForms } from '#server/http/form.ts'
import type { Query } from '#server/routing/urls.ts'
import type { PageHandler, PageResult } from '#server/site/page.ts'
import { readCommand, Slip, speechAt } from './command.ts'
import type { Speech, Typed } from './command.ts'
import { explainRequest } from './explain-request.ts'
import type { Site } from './explain-request.ts'

const silent = { info() {}, warn() {}, error() {} }

/** `npm run why -- GET /path`: what answers a request, and why. It touches neither data nor mail. */
export async function run(words: readonly string[]): Promise<number> {
  const variables = processVariables()
  const config = loadConfig(variables)
  const services = await createServices(
    { ...config, database: { url: 'file::memory:' }, mail: { url: 'log:' } },
    { log: silent, assets: noAssets(), render: null },
  )
  const isFile = (path: string) => {
    const file = join('public', decodeURIComponent(path))
    return existsSync(file) && statSync(file).isFile()
  }
  const openSite = async () => ({
    matcher: services.matcher,
    redirects: createRedirects(services),
    rows: siteRouteRows(),
    isFile,
    run: pageRunner(services),
  })
  const speech = speechAt(process.stdout, variables['NO_COLOR'])
  const exitCode = await runWhyCommand(words, openSite, speech)
  await services.close()
  return exitCode
}

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
  speech: Speech,
): Promise<number> {
  const read = readCommand(typed, { usage, options: {}, understand: readRequest }, speech)
  if ('exitCode' in read) return read.exitCode
  const { method, address } = read.asked
  const { facts } = explainRequest(method, address, await openSite())
  const { print, paint } = speech
  const column = Math.max(...facts.map(([label]) => label.length))
  const lines = facts.map(([label, text]) => `  ${paint('quiet', label.padEnd(column))}  ${text}`)
  print(['', `  ${paint('heading', `${method} ${address}`)}`, '', ...lines, ''].join('\n'))
  return 0
}

interface Request {
  readonly method: string
  readonly address: string
}

function readRequest({ words: [first = '', ...rest] }: Typed): Request {
  const isMethod = methods.includes(first.toUpperCase())
  const [place = '', ...more] = isMethod ? rest : [first, ...rest]
  const address = place.replace(/^https?:\/\/[^/?#]*/, '') || (place === '' ? '' : '/')

  if (address.startsWith('/') && more.length === 0) {
    return { method: isMethod ? first.toUpperCase() : 'GET', address }
  }
  if (address.startsWith('/')) throw new Slip(`'${more[0]}' is more than one address.`)
  if (/^[a-z]+$/i.test(first) && !isMethod) {
    throw new Slip(`'${first}' is no method; use ${methods.join(', ')}.`)
  }
  throw new Slip(`'${place}' is no address of this site; it begins with a slash.`)
}

/** Runs the handlers of pages by name: pure functions of the site, so nothing else happens. */
export function pageRunner(services: Services) {
  const noPage = () => null
  const helpers = {
    cookies: createCookies(false),
    refuseForm: refuseForms(noPage),
    pageAt: noPage,
    previewAt: noPage,
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
