import { sitemapText } from '#server/head/sitemap-text.ts'
import { setCachePolicy } from '#server/http/cache-headers.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import type { Site } from '#server/site/site.ts'
import type { ControllerServices } from '../controller-services.ts'
import { listedAddresses } from './listed-addresses.ts'

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
