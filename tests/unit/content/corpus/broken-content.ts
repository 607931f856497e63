import type { ContentFolder } from '../../../support/content-folder.ts'
import { brokenCatalogue } from './broken-catalogue.ts'
import { brokenDates } from './broken-dates.ts'
import { brokenPages } from './broken-pages.ts'
import { brokenSearch } from './broken-search.ts'
import { brokenTerms } from './broken-terms.ts'
import { brokenText } from './broken-text.ts'
import { brokenTies } from './broken-ties.ts'
import { brokenValues } from './broken-values.ts'

/** Good content, what somebody did to it, and all that the check then says. */
export interface BrokenContent {
  readonly name: string
  damage(folder: ContentFolder): void
  /** Each as `file:line:column path: what; what to do`, in reading order. */
  readonly faults: readonly string[]
}

export const brokenContent: readonly BrokenContent[] = [
  ...brokenText,
  ...brokenValues,
  ...brokenTies,
  ...brokenCatalogue,
  ...brokenDates,
  ...brokenPages,
  ...brokenTerms,
  ...brokenSearch,
]
