/** The scripts and styles of an application, as its HTML documents load them. */
export interface Assets {
  /** Changes with any built file; clients that hold another version load the page anew. */
  readonly version: string
  /** The elements that load the styles, the application and what a page component needs. */
  tags(component: string): string
}

/** Where an application's own files are, as paths from Vite's root without a slash before them. */
export interface AssetSources {
  /** The script that starts the application in the browser. */
  readonly entry: string
  /** Stylesheets that every page has, in their order. Those that scripts import need no mention. */
  readonly styles?: readonly string[]
  /** The file of a page component. */
  readonly page: (component: string) => string
}
