import type { Plugin } from 'vite'

/**
 * What runs before a chunk is imported at a click: the files that it needs are fetched along with it,
 * each once, and a sheet is there before what it dresses. Their addresses begin where the chunk lies
 * that asks for them, so a build works wherever it is served.
 */
const preloading = `
const fetching = {}

function fetched(href) {
  const isSheet = href.endsWith('.css')
  const rel = isSheet ? 'stylesheet' : 'modulepreload'
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  // Behind the sheets of the page, which it must win over.
  ;(isSheet ? document.body : document.head).append(link)
  return isSheet && new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete fetching[href]
      reject(Error('No ' + href))
    }
  })
}

export function __vitePreload(load, files = [], importer) {
  const links = [...document.querySelectorAll('link')]
  return Promise.all(files.map((file) => {
    const { href } = new URL(file, importer)
    return (fetching[href] ??= links.some((link) => link.href === href) || fetched(href))
  })).then(load)
}
`

/**
 * Puts this in the place of Vite's own (8.3.8), which takes a sheet that did not come for one that is
 * there when its page is asked for again, and shows that page without it.
 */
export function smallPreloading(): Plugin {
  return {
    name: 'saltlark:small-preloading',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => preloading },
  }
}
