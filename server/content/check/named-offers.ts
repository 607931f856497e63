import { violationAt, violationInText } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { MenuItemFile } from '../schema/navigation.ts'
import { allDocuments, offersOf, valuesAt } from './check.ts'
import type { Check } from './check.ts'
import { linksIn } from './link-texts.ts'
import { menuGroups } from './menus.ts'
import { writtenStringsIn } from './strings.ts'

/** Whatever is called as one offer is leads to that offer and to no other. */
export const namesLeadToTheirOffers: Check = function* (documents) {
  const slugs = new Set(offersOf(documents).map(({ value }) => value.slug))
  const owners = ownersOfNames(documents)
  for (const document of allDocuments(documents)) {
    for (const { path, key, text } of writtenStringsIn(document, (one) => one.includes('<a'))) {
      for (const { address, words, index } of linksIn(key, text)) {
        const owner = owners.get(words.toLowerCase())
        const opened = /([\w-]+)\/?(?:[?#].*)?$/.exec(address)?.[1] ?? ''
        if (!owner || !slugs.has(opened) || opened === owner) continue
        const message = `“${words}” is the name of ${owner}, and the link leads to ${opened}`
        yield violationInText(document, path, index, message, 'change one of the two')
      }
    }
  }
  const { navigation } = documents
  if (!navigation) return
  for (const { path, value } of menuGroups.flatMap((group) => valuesAt(navigation, group))) {
    const { slug, name = '' } = value as MenuItemFile
    const owner = owners.get(name.toLowerCase())
    if (!slug || !owner || owner === slug) continue
    const message = `"${name}" is the name of ${owner}, and the entry leads to ${slug}`
    yield violationAt(navigation, [...path, 'name'], message, 'change one of the two')
  }
}

/** The slugs of the offers by the names that only one of them has. */
function ownersOfNames(documents: Documents): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>()
  for (const { value } of offersOf(documents)) {
    const { name, short_menu_name: short, slug } = value
    for (const one of new Set([name, short ?? name, name.replace(/^RYA /, '')])) {
      const key = one.toLowerCase()
      owners.set(key, owners.has(key) && owners.get(key) !== slug ? null : slug)
    }
  }
  return owners
}
