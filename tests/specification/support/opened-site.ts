import { renderPage } from '#js/ssr.tsx'
import { editedContent } from '../../support/edited-content.ts'
import { documentOf } from '../../support/pages-of.ts'
import { siteOfFile } from '../../support/site-of-file.ts'
import { pageOf } from '../../support/visitor.ts'
import type { Visitor } from '../../support/visitor.ts'

interface Opening {
  /** The moment at which the site is seen; by default a day in November. */
  readonly instant?: number
  /** Files of the content as staff would change them, by their path. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>
}

/** The real site for the tests of a file, and what a browser without scripts reads there. */
export function openedSite({ instant, edits }: Opening = {}) {
  const variables = edits && { CONTENT_DIR: contentWith(edits) }
  const site = siteOfFile(
    {
      render: renderPage,
      ...(instant !== undefined && { instant }),
      ...(variables && { variables }),
    },
    60_000,
  )

  const documents = new Map<string, Promise<Document>>()
  async function documentFor(path: string, visitor = site.visitor()): Promise<Document> {
    return documentOf(await visitor.get(path))
  }

  return {
    running: () => site,
    visitor: () => site.visitor(),
    get: (path: string) => site.visitor().get(path),
    /** What a visitor is sent; somebody unknown is sent the same each time, so it is read once. */
    document(path: string, visitor?: Visitor): Promise<Document> {
      if (visitor) return documentFor(path, visitor)
      const known = documents.get(path) ?? documentFor(path)
      documents.set(path, known)
      return known
    },
    async props<Props = Record<string, unknown>>(
      path: string,
      visitor = site.visitor(),
    ): Promise<Props> {
      return (await pageOf(await visitor.get(path))).props as Props
    },
  }
}

function contentWith(edits: NonNullable<Opening['edits']>): string {
  return editedContent(({ read, write }) => {
    for (const [path, edit] of Object.entries(edits)) write(path, edit(read(path)))
  })
}

/** Gives an object somewhere in a JSON file other values: `edited(home => ({ ...home, name: 'Other' }))`. */
export function edited<File>(change: (file: File) => unknown): (text: string) => string {
  return (text) => JSON.stringify(change(JSON.parse(text) as File))
}
