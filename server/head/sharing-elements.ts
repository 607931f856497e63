import { escapeHtml } from '#server/format/escape-html.ts'
import type { PageMeta } from '#server/props/meta.ts'

interface Shared {
  readonly siteName: string
  readonly title: string
  readonly description: string
  /** The page's one address, whole. */
  readonly canonical: string
  readonly kind: PageMeta['kind']
  readonly picture: SharedPicture | null
}

interface SharedPicture {
  /** Whole. */
  readonly address: string
  readonly alt: string | undefined
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** What a page looks like where people share it: Open Graph, and X's own names for the same. */
export function sharingElements(page: Shared): string[] {
  const { siteName, title, description, canonical, kind = 'website', picture } = page
  return [
    property('og:type', kind),
    property('og:site_name', siteName),
    property('og:locale', 'en_GB'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...(picture ? pictureElements(picture) : []),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(picture ? [named('twitter:image', picture.address)] : []),
  ]
}

function pictureElements({ address, alt, size }: SharedPicture): string[] {
  return [
    property('og:image', address),
    ...(size
      ? [property('og:image:width', size.width), property('og:image:height', size.height)]
      : []),
    ...(alt ? [property('og:image:alt', alt), named('twitter:image:alt', alt)] : []),
  ]
}

function property(name: string, content: string | number): string {
  return `<meta data-inertia="${name}" property="${name}" content="${escapeHtml(String(content))}">`
}

function named(name: string, content: string): string {
  return `<meta data-inertia="${name}" name="${name}" content="${escapeHtml(content)}">`
}
