/** How a bundler finds a module by its id. */
type FindModule = (id: string) => { readonly importers: readonly string[] } | null

// What changes only when a package does: browsers keep it over many versions of the site. What passkeys
// need comes to the few pages that have to do with them: a group of its own would cost all others a file
// for what the bundler itself brings.
const vendor = {
  name: 'vendor',
  test: /node_modules\/(?!@simplewebauthn\/)|named-exports:|preload-helper/,
}

// Every file costs a request and compresses worse, so what the first page needs besides its own parts
// travels with the frame of all pages: few files, at the price of a few kilobytes for the others.
const site = {
  name: (id: string, graph: { getModuleInfo: FindModule }) =>
    isPartOfSite(id, (module) => graph.getModuleInfo(module)) ? 'site' : null,
}

// Files of a few hundred bytes compress worst of all, so small parts that many pages have in common
// are packed together. A group takes along what its parts import, unless one before it has that.
const packs = [
  pack('parts', [
    'components/ui/(?:breadcrumbs|lists|money)',
    'lib/mail-address',
    'sections/offer/offer-head',
  ]),
  pack('dates', ['components/(?:cart/add-to-cart|offer/dates-table)']),
  pack('fields', ['components/ui/text-field']),
  pack('words', ['sections/blocks/(?:block-frame|text-blocks)']),
  pack('blocks', ['sections/blocks/plain-views']),
  pack('enquiries', [
    'components/offer/enquiry-form',
    'sections/blocks/enquiry',
    'sections/plain-blocks',
  ]),
]

/** Which modules of the browser's build share a file; everything else is split by pages. */
export const chunks = [vendor, site, ...packs]

const entry = /\/resources\/js\/app\.tsx$/
const anyPage = /\/resources\/js\/pages\/.*\.tsx$/
const home = /\/resources\/js\/pages\/home\.tsx$/

/**
 * Does the entry need this module, or the home page together with another one? What only the home page
 * shows stays in its own file, and a page is nobody's part: in one file with those who import it later,
 * it would need code that says so.
 */
export function isPartOfSite(id: string, find: FindModule): boolean {
  if (anyPage.test(id)) return false
  const starts = startsOf(id, find, new Set())
  const isHomes = starts.some((start) => home.test(start))
  return starts.some((start) => entry.test(start)) || (isHomes && starts.length > 1)
}

/** The entry and the pages that import a module, directly or by others. */
function startsOf(id: string, find: FindModule, seen: Set<string>): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  if (entry.test(id) || anyPage.test(id)) return [id]
  return (find(id)?.importers ?? []).flatMap((importer) => startsOf(importer, find, seen))
}

function pack(name: string, paths: readonly string[]) {
  return { name, test: new RegExp(`/resources/js/(?:${paths.join('|')})\\.tsx?$`) }
}
