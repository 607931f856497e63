import type { DevtoolsRecorder } from '../exchange/render-page.ts'
import type { PropLabels } from '../props/prop-labels.ts'
import type { PageObject } from '../protocol/page-object.ts'
import { ownSource } from '../stack/own-source.ts'
import type { PropDetails, SourceLine } from './entry.ts'
import { propDetails } from './prop-details.ts'
import type { PropRequest } from './prop-details.ts'

/** What a request's page said while it was made. */
export interface RecordedPage {
  readonly page: PageObject
  readonly props: Readonly<Record<string, PropDetails>>
  readonly renderSource: SourceLine | null
}

export interface PageRecorder extends DevtoolsRecorder {
  /** Undefined until a page was made. */
  recorded(): RecordedPage | undefined
}

/** @param isOwnSource is the file one of the application's, that may have asked for the page? */
export function createPageRecorder(
  request: PropRequest,
  { root, isOwnSource }: { root: string; isOwnSource: (file: string) => boolean },
): PageRecorder {
  const kinds = new Map<string, Omit<PropDetails, 'shared'>>()
  let renderSource: SourceLine | null = null
  let recorded: RecordedPage | undefined

  const note = (path: string, labels: PropLabels, rescued: boolean) => {
    kinds.set(path, { ...propDetails(path, labels, request), ...(rescued && { rescued: true }) })
  }

  return {
    pageRendering() {
      const place = ownSource(new Error('asked for here').stack, root, isOwnSource)
      renderSource = place && { file: place.file, line: place.line }
    },
    propResolved: (path, labels) => note(path, labels, false),
    propRescued: (path, labels) => note(path, labels, true),
    pageRendered(page, sharedProps) {
      const shared = new Set(sharedProps)
      const paths = new Set([...Object.keys(page.props), ...kinds.keys()])
      const props = [...paths].map((path) => {
        const isShared = shared.has(path.split('.', 1)[0] as string)
        return [path, { ...kinds.get(path), shared: isShared }] as const
      })
      recorded = { page, props: Object.fromEntries(props), renderSource }
    },
    recorded: () => recorded,
  }
}
