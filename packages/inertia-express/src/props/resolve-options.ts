import type { Visit } from '../protocol/visit.ts'
import type { PropLabels } from './prop-labels.ts'

export interface ResolveOptions {
  readonly component: string
  readonly visit: Visit
  /** Milliseconds since 1970, from which once props count their life. */
  readonly now: () => number
  /** How long one prop may take, in milliseconds. */
  readonly timeout: number
  /** Told of a prop that failed and was left out, because its kind says `rescue`. */
  readonly onRescue: (error: unknown, path: string, labels: PropLabels) => void
  /** Told of every prop of a kind that travels: for tools that show a page's props. */
  readonly onResolved?: (path: string, labels: PropLabels) => void
}
