import type { Fault } from '../fault.ts'
import { faultAtKey, faultAtPath } from '../load/document.ts'
import type { Document, ParsedText, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { LinkChecker } from './link-checker.ts'
import type { Rule } from './rule.ts'

type Kept = Document<{ readonly draft?: boolean | undefined }> | null | undefined

/** Is there something at this slug that visitors may see? A file with faults of its own may be. */
export function isPublished(documents: ReadonlyMap<string, Kept>, slug: string): boolean {
  return documents.has(slug) && !isDraft(documents.get(slug))
}

export function isDraft(document: Kept): boolean {
  return document?.value.draft === true
}

/** The same of a file of any kind. */
export function isDraftFile({ input }: ParsedText): boolean {
  return (input as { readonly draft?: unknown }).draft === true
}

/** A fault where something that visitors see names a draft. One draft may name another. */
export function draftNamed(source: ParsedText, path: Path, named: Kept): Fault[] {
  if (!named || !isDraft(named) || isDraftFile(source)) return []
  const message = `"${nameOf(named)}" is a draft`
  const remedy = `remove "draft" from ${named.file} when it is ready, or name another until then`
  return [faultAtPath(source, path, message, remedy)]
}

function nameOf({ file }: ParsedText): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '')
}

/** Pages have addresses that menus and other pages lead to: a draft leaves none of them empty. */
export function draftsLeaveNoGap(links: LinkChecker): Rule {
  return ({ pages }: Documents) => {
    const all = [...pages.values()].filter((page) => page !== null)
    const answered = all.filter((page) => !isDraft(page)).map(({ value }) => value.routeName)
    const isWhole = all.length === pages.size
    return all.filter(isDraft).flatMap((page) => {
      const { routeName } = page.value
      if (!isWhole || answered.includes(routeName) || !links.isRoute(routeName)) return []
      const message = `is a draft, and no other page answers "${routeName}"`
      const remedy = 'remove the line, and write the new version in a file of another name'
      return [faultAtKey(page, ['draft'], message, remedy)]
    })
  }
}
