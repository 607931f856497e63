import { writeFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { build } from 'vite'

/** Where every side gets the page from: its components as a library, its props, and the routes. */
export const pageFolder = '.data/peers/page'

/**
 * Writes what our production server sends for the home page beside the library of its components.
 * @throws when the server does not answer with that page.
 */
export async function shipPage(origin: string): Promise<void> {
  await build({ configFile: 'tests/bench/peers/page/vite.config.ts', logLevel: 'warn' })
  const { document } = new JSDOM(await textOf(origin, {})).window
  const page = await textOf(origin, {
    'X-Inertia': 'true',
    'X-Inertia-Version': versionIn(document),
  })
  writeFileSync(`${pageFolder}/page.json`, page)
  writeFileSync(`${pageFolder}/routes.json`, blockOf(document, '#ziggy-routes-json'))
}

function versionIn(document: Document): string {
  const { version } = JSON.parse(blockOf(document, '[data-page]')) as { readonly version: string }
  return version
}

function blockOf(document: Document, selector: string): string {
  const text = document.querySelector(selector)?.textContent
  if (!text) throw new Error(`Our home page has no ${selector}.`)
  return text
}

async function textOf(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${origin}/`, {
    headers: { Accept: 'text/html', 'Accept-Encoding': 'identity', ...headers },
  })
  if (!answer.ok) throw new Error(`Our home page answered ${answer.status}.`)
  return answer.text()
}
