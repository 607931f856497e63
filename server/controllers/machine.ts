import { routes } from '#routes/index.ts'
import { sitemapText } from '#server/head/sitemap-text.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { listedAddresses } from '#server/presenters/sitemap.ts'
import type { Route } from '#server/routing/define.ts'
import type { Site } from '#server/site/site.ts'
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
    setCachePolicy(response, 'file')
    response.type('text').send(text)
  }
}

/**
 * GET /.well-known/security.txt: whom to tell of a weakness of the site (RFC 9116). It runs out half a
 * year after the day on which it is read, so it is never out of date and never older than the year that
 * the standard asks for.
 */
export function securityContact({ config, clock, site, urls }: ControllerServices): ActionHandler {
  return (_request, response) => {
    const { email } = site.current().content.company
    const contacts = config.securityContacts ?? [`mailto:${email}`]
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(startOfDay(clock.now()) + halfYear).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${urls.absolute('well-known.security')}`,
    ]
    setCachePolicy(response, 'file')
    response.type('text').send(`${lines.join('\n')}\n`)
  }
}

const day = 24 * 60 * 60 * 1000
const halfYear = 182 * day

function startOfDay(instant: number): number {
  return instant - (instant % day)
}

/** Where nobody finds anything: pages for one person, and links in messages to one person. */
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

/**
 * GET /styles/link-colour-eab64f.css: the rule behind a link colour that staff chose. The route's
 * pattern lets nothing but six hexadecimal digits through.
 */
export function linkColour(): ActionHandler {
  return (request, response) => {
    const colour = String(request.params['colour'])
    setCachePolicy(response, 'forEver')
    response.type('css').send(`.link-colour-${colour} a { color: #${colour}; }\n`)
  }
}

/** GET /sitemap.xml: every address that search engines may list, with its last change and picture. */
export function sitemap({ site, urls, config }: ControllerServices): ActionHandler {
  // Thousands of addresses, which stay the same until the content or the day changes.
  const texts = new WeakMap<Site, string>()

  return (_request, response) => {
    const now = site.current()
    let text = texts.get(now)
    if (text === undefined) {
      texts.set(now, (text = sitemapText(listedAddresses(now, urls), config.appUrl)))
    }
    setCachePolicy(response, 'file')
    response.type('application/xml; charset=utf-8').send(text)
  }
}
