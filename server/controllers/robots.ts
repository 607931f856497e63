import { routes } from '#routes/index.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { Route } from '#server/routing/define.ts'
import type { ControllerServices } from './controller-services.ts'

/**
 * GET /robots.txt: everything may be read but what is private; a page that is not to be listed says
 * so itself, and has to be read for that. A copy of the site that is no public one refuses
 * everything.
 */
export function robots({ config, urls }: ControllerServices): ActionHandler {
  const privately = privatePaths().map((path) => `Disallow: ${path}\n`)
  const text = config.isForSearchEngines
    ? `User-agent: *\nAllow: /\n${privately.join('')}\nSitemap: ${urls.absolute('sitemap')}\n`
    : 'User-agent: *\nDisallow: /\n'

  return (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.type('text').send(text)
  }
}

/** Where nobody finds anything: pages for one person, and links in letters to one person. */
function privatePaths(): string[] {
  const paths = Object.values<Route>(routes)
    .filter(({ method, options: { visitor = 'none', table } }) => {
      return method === 'GET' && table !== 'server' && visitor !== 'staff'
    })
    .filter(({ uri, options }) => options.visitor === 'signed-in' || ofOnePerson.test(uri))
    .map(({ uri }) => uri.replace(/\{.*$/, ''))
  return [...new Set(paths)]
}

const ofOnePerson = /\{(?:token|order|item)\??\}/
