/** The scripts and styles of an application, as its HTML documents load them. */
export interface Assets {
  /** Changes with any built file; clients that hold another version load the page anew. */
  readonly version: string
  /**
   * The elements of a document's head that load the styles, the application and what a page component
   * needs. The component's own module is the `modulepreload` with its name in `data-component`.
   */
  tags(component: string): string
  /**
   * The elements that load the stylesheets at the end of the body, where nothing waits for them; empty where
   * the head has them, because no `firstStyles` stand there instead.
   */
  lateTags(component: string): string
  /** The source of a content policy's `style-src` that lets the style element in; none where there is none. */
  readonly styleSources: readonly string[]
  /**
   * The same files as the value of a `Link` header, for a proxy that makes early hints of it (103); empty
   * where files are not built.
   */
  links(component: string): string
}

/** For programs and tests that make no documents, or none with scripts and styles. */
export function noAssets(version = ''): Assets {
  const nothing = () => ''
  return { version, tags: nothing, lateTags: nothing, links: nothing, styleSources: [] }
}

/** Where an application's own files are, as paths from Vite's root without a slash before them. */
export interface AssetSources {
  /** The script that starts the application in the browser. */
  readonly entry: string
  /**
   * Stylesheets that every page has, in their order; or those of a page component, where not all have
   * the same. Those that scripts import need no mention.
   */
  readonly styles?: readonly string[] | ((component: string) => readonly string[])
  /**
   * The stylesheet of the build that has what is seen first: its text stands in the documents, and the
   * other sheets follow behind the page. Served files have none.
   */
  readonly firstStyles?: string
  /** Do the documents of a page component have it? Default: all do. Others wait for their sheets. */
  readonly hasFirstStyles?: (component: string) => boolean
  /** WOFF2 fonts of a stylesheet that are loaded before any text asks for them. One is usually right. */
  readonly fonts?: readonly string[]
  /** The file of a page component. */
  readonly page: (component: string) => string
}

/** The stylesheets that a page component has by name, in their order. */
export function stylesOf({ styles = [] }: AssetSources, component: string): readonly string[] {
  return typeof styles === 'function' ? styles(component) : styles
}

/** The element that loads a font ahead of time. Fonts are fetched without credentials, from here too. */
export function fontPreload(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`
}
