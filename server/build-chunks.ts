/** How a bundler finds a module by its id. */
type FindModule = (id: string) => { readonly importers: readonly string[] } | null

// What changes only when a package does: browsers keep it over many versions of the site.
const vendor = { name: 'vendor', test: /node_modules|named-exports:|preload-helper/ }

// Most visits begin at the home page. Every further file costs it a request and compresses worse, so
// its parts travel with the frame of all pages; the others have room for these few kilobytes.
const site = {
  name: (id: string, graph: { getModuleInfo: FindModule }) =>
    isPartOfFirst(id, (module) => graph.getModuleInfo(module)) ? 'site' : null,
}

/** Which modules of the browser's build share a file; everything else is split by pages. */
export const chunks = [vendor, site]

const entry = /\/resources\/js\/app\.tsx$/
const home = /\/resources\/js\/pages\/home\.tsx$/

/** The home page with its first section: alone it would be too small a file to be compressed. */
const ownFile = /\/resources\/js\/(?:pages\/home|sections\/hero)\.tsx$/

/**
 * Does the entry, or the home page, need this module before it can show anything? The home page itself
 * is no part: in one file with those who import it later, it would need code that says so.
 */
export function isPartOfFirst(id: string, find: FindModule): boolean {
  return !ownFile.test(id) && leadsToFirst(id, find, new Set())
}

function leadsToFirst(id: string, find: FindModule, seen: Set<string>): boolean {
  if (entry.test(id) || home.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (find(id)?.importers ?? []).some((importer) => leadsToFirst(importer, find, seen))
}
