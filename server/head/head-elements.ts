import { escapeHtml } from '#server/format/words.ts'
import type { PageMeta, Preload } from '#server/props/meta.ts'
import type { Pictures } from '#server/props/shared.ts'
import { pathOf } from '#server/routing/urls.ts'
import { graphOf } from './structured-data/graph.ts'

/** A page without a title of its own has this one (clarifications, 2). */
export const defaultTitle =
  'RYA sailing courses in London and the Solent, and sailing holidays | Saltlark'

interface Place {
  readonly siteName: string
  /** The canonical origin. */
  readonly appUrl: string
  readonly url: string
  /** The sizes of the pictures that pages are shared with. */
  readonly pictures?: Pictures
}

/** Site path of the one address under which a page is listed. */
export function canonicalPathOf({ canonical }: PageMeta, url: string): string {
  return canonical ?? pathOf(url)
}

/**
 * The elements of a head that browsers read themselves, one HTML string each, all text escaped. The
 * same strings are printed into the document and sent as the `head` prop, where the client keeps them
 * in step.
 */
export function headElements(meta: PageMeta, place: Place): string[] {
  const { title, description, canonical } = wordsOf(meta, place)
  return [
    `<title data-inertia="title">${escapeHtml(title)}</title>`,
    `<meta data-inertia="description" name="description" content="${escapeHtml(description)}">`,
    `<meta data-inertia="robots" name="robots" content="${meta.isIndexed ? 'index' : 'noindex'}, follow">`,
    `<link data-inertia="canonical" rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(meta.feed ? [feed(meta.feed)] : []),
    ...(meta.stylesheets ?? []).map(stylesheet),
  ]
}

/**
 * The elements that only documents have: what is to be fetched before the page is read, and what
 * machines read, which follow no link inside of the application. The client takes them away when
 * another page takes the document's place.
 */
export function documentElements(meta: PageMeta, place: Place): string[] {
  const graph = graphOf(meta.nodes ?? [], place.appUrl, meta.schema)
  return [
    ...(meta.preloads ?? []).map(preload),
    ...(meta.keywords ? [named('keywords', meta.keywords)] : []),
    ...sharingElements(meta, place),
    ...(meta.schema ? [structuredData(meta.schema)] : []),
    ...(graph ? [structuredData(graph)] : []),
  ]
}

/** What several elements say. */
function wordsOf(meta: PageMeta, { appUrl, url }: Place) {
  return {
    title: meta.title || defaultTitle,
    description: meta.description ?? '',
    canonical: appUrl + canonicalPathOf(meta, url),
  }
}

function feed(path: string): string {
  return `<link data-inertia="feed" rel="alternate" type="application/atom+xml" href="${escapeHtml(path)}">`
}

function named(name: string, content: string): string {
  return `<meta data-document name="${name}" content="${escapeHtml(content)}">`
}

function stylesheet(path: string): string {
  return `<link data-inertia="${escapeHtml(path)}" rel="stylesheet" href="${escapeHtml(path)}">`
}

// Only the better type: who cannot show it finds the other one in the page.
function preload({ type, srcSet, sizes, media }: Preload): string {
  return `<link data-document rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" media="${escapeHtml(media)}" fetchpriority="high">`
}

// Neither `</script>` nor `<!--` may end or confuse the element.
function structuredData(schema: object): string {
  const json = JSON.stringify(schema).replaceAll('<', String.raw`\u003c`)
  return `<script data-document type="application/ld+json">${json}</script>`
}

/** What a page looks like where people share it: Open Graph, and X's own names for the same. */
function sharingElements(meta: PageMeta, place: Place): string[] {
  const { kind = 'website', image, imageAlt } = meta
  const { siteName, appUrl, pictures = {} } = place
  const { title, description, canonical } = wordsOf(meta, place)
  return [
    property('og:type', kind),
    property('og:site_name', siteName),
    property('og:locale', 'en_GB'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...(image ? pictureElements(appUrl + image, pictures[image], imageAlt) : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(image ? [named('twitter:image', appUrl + image)] : []),
  ]
}

function pictureElements(address: string, size: Pictures[string] | undefined, alt = ''): string[] {
  return [
    property('og:image', address),
    ...(size ? [property('og:image:width', size[0]), property('og:image:height', size[1])] : []),
    ...(alt ? [property('og:image:alt', alt), named('twitter:image:alt', alt)] : []),
  ]
}

function property(name: string, content: string | number): string {
  return `<meta data-document property="${name}" content="${escapeHtml(String(content))}">`
}
