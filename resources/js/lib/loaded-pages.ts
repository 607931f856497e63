/** The names of the page components that are here. */
export const loadedPages = new Set<string>()
