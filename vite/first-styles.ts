import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'postcss'
import type { AtRule, Root, Rule } from 'postcss'
import type { Plugin } from 'vite'

/** Where the first screen's parts are: the header, the head of the home page and that of other pages. */
const parts = [
  'layouts/site-layout',
  'layouts/header/header',
  'layouts/header/top-bar',
  'layouts/header/main-nav',
  'layouts/header/actions',
  'layouts/header/drop-down',
  'layouts/header/mobile-menu',
  'layouts/header/search-opener',
  'sections/hero',
  'components/offer/ratings',
  'components/offer/star-rating',
  'components/ui/hero-video',
  'components/ui/page-banner',
  'components/ui/link',
].map((part) => `resources/js/${part}.tsx`)

/** The name under which the manifest has the sheet. */
const firstStyles = 'resources/css/first-styles.css'

/**
 * Takes out of the whole sheet what the first screen needs before anybody does something, as a sheet of
 * its own that stands in every document (server/app/assets.ts). The whole sheet has it too.
 */
export function firstStylesApart(): Plugin {
  return {
    name: 'saltlark:first-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /\bapp-[^/]*\.css$/.test(fileName))
      if (sheet?.type !== 'asset') throw new Error('The build has no sheet of the application.')
      const words = new Set(
        ['resources/js/lib/media.ts', ...parts].flatMap((file) =>
          readFileSync(file, 'utf8').split(/[\s"'`{}<>]+/),
        ),
      )
      const source = stylesFor(words, String(sheet.source)) + waiting
      const name = basename(firstStyles)
      this.emitFile({ type: 'asset', name, originalFileName: firstStyles, source })
    },
  }
}

/**
 * What is not of the first screen waits for the whole sheet, which ends it, but no longer than two seconds.
 * Hidden, it moves nothing that is seen, and is laid out once, with all its styles.
 */
const waiting =
  '@layer base{:where(main>:not(.first-screen),footer){animation:2s unseen}}' +
  '@keyframes unseen{from,to{content-visibility:hidden;visibility:hidden}}'

/** Elements of the first screen; what styles others only is left out. */
const elements = new Set(
  'html body header nav a ul li button i h1 p img picture video section span div address main'.split(
    ' ',
  ),
)

/** Classes of what is closed, or further down, whose names are words of the parts. */
const unseen = new Set(
  'menu slide-in preview-bar card review partners section is-open fixed'.split(' '),
)

const later = /print|forced-colors|scripting|hover|prefers-reduced/
const inUse = /:(?:hover|focus|active|target|disabled|-webkit|-moz)|::(?!before|after)/

/**
 * @param words the classes that there are, and any other words.
 * @param sheet a stylesheet as the build made it.
 */
export function stylesFor(words: ReadonlySet<string>, sheet: string): string {
  const root = parse(sheet)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    const isFallback = rule.name === 'supports' || rule.params === 'properties'
    const isLater = rule.name === 'media' && later.test(rule.params)
    if (isFallback || isLater || rule.name === 'starting-style') rule.remove()
  })
  root.walkRules((rule) => keepSelectors(rule, words))
  withoutVariables(root)
  dropUnused(root)
  return root.toString()
}

function keepSelectors(rule: Rule, words: ReadonlySet<string>): void {
  if ((rule.parent as AtRule).name === 'keyframes') return
  const kept = rule.selectors.filter((selector) => isOfFirstScreen(selector, words))
  if (kept.length > 0) rule.selectors = kept
  else rule.remove()
}

const classPattern = /\.((?:\\.|[\w-])+)/g

function isOfFirstScreen(selector: string, words: ReadonlySet<string>): boolean {
  const plain = selector.replaceAll(classPattern, '').replaceAll(/\[[^\]]*\]|#[\w-]+/g, '')
  if (inUse.test(plain)) return false
  const classes = [...selector.matchAll(classPattern)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
  // The class of an icon is made of its name.
  const isSeen = (name: string) => words.has(name.replace(/^icon-/, '')) && !unseen.has(name)
  const names = plain.replaceAll(/::?[\w-]+(?:\([^)]*\))?/g, '').match(/[a-z][\w-]*/g) ?? []
  return classes.every(isSeen) && names.every((name) => elements.has(name))
}

/** What changes slowly, which it need not at first, and what Tailwind notes for rules that are not here. */
const needless =
  /^(?:transition|--tw-(?:leading|tracking|font-weight|duration)$|-webkit-(?:mask|text))/

/** Writes what variables of the theme stand for in their place: nothing else in a document reads them. */
function withoutVariables(root: Root): void {
  const values = new Map<string, string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme' || !layer.nodes) return
    layer.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value))
    layer.remove()
  })
  root.walkDecls((declaration) => {
    if (needless.test(declaration.prop)) declaration.remove()
    else declaration.value = written(declaration.value, values)
  })
}

function written(value: string, values: ReadonlyMap<string, string>): string {
  const spacing = Number.parseFloat(values.get('--spacing') ?? '')
  return value
    .replaceAll(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_all, times: string) => {
      return `${spacing * Number(times)}rem`
    })
    .replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => values.get(name) ?? all)
    .replaceAll(/var\(--tw-(?:leading|tracking),((?:[^()]|\([^()]*\))+)\)/g, '$1')
    .replace('var(--tw-border-style)', 'solid')
}

/** Properties that nothing reads, and blocks that nothing is left in. */
function dropUnused(root: Root): void {
  const text = root.toString()
  root.walkAtRules('property', (rule) => {
    if (!text.includes(`var(${rule.params}`)) rule.remove()
  })
  for (let isDone = false; !isDone;) {
    isDone = true
    root.walk((node) => {
      const isEmpty = 'nodes' in node && node.nodes?.length === 0
      if (!isEmpty) return
      node.remove()
      isDone = false
    })
  }
}
