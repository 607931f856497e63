import { escapeHtml } from '#server/format/words.ts'

/** An address that search engines may list. */
export interface ListedAddress {
  /** Site path. */
  readonly path: string
  /** The day on which it last said something new, `YYYY-MM-DD`; null where nobody knows. */
  readonly changed: string | null
  /** Site path of its picture; null for none. */
  readonly image: string | null
}

/** What one sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000

/**
 * A sitemap (sitemaps.org 0.9, with Google's extension for pictures). Of more addresses than one may
 * hold it has the first.
 */
export function sitemapText(listed: readonly ListedAddress[], appUrl: string): string {
  const entries = listed.slice(0, mostAddresses).map((one) => entryOf(one, appUrl))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

function entryOf({ path, changed, image }: ListedAddress, appUrl: string): string {
  const parts = [
    `<loc>${escapeHtml(appUrl + path)}</loc>`,
    ...(changed === null ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...(image === null
      ? []
      : [`<image:image><image:loc>${escapeHtml(appUrl + image)}</image:loc></image:image>`]),
  ]
  return `<url>${parts.join('')}</url>`
}
