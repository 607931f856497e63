import type { PropLabels } from '../props/prop.ts'
import type { PageObject } from '../protocol/page-object.ts'

/**
 * Is told what happens to a page while a request is answered. Whoever renders pages calls it;
 * telling it changes nothing in the answer, and it never throws.
 */
export interface DevtoolsRecorder {
  /** A handler asks for a page. Call it before anything is awaited: it notes where the call came from. */
  pageRendering(): void
  /** A prop of one of the kinds got its value. `path` is dotted; plain props need no call. */
  propResolved(path: string, labels: PropLabels): void
  /** A prop failed and was left out instead of failing the page. */
  propRescued(path: string, labels: PropLabels): void
  /** The page as it is sent, with the names of its shared props whether or not the client gets them. */
  pageRendered(page: PageObject, sharedProps: readonly string[]): void
}

/** The recorder of the request that this response answers; undefined while nobody records. */
export function recorderOf(response: object): DevtoolsRecorder | undefined {
  return recorders.get(response)
}

/** Makes a recorder the one of a response. */
export function attachRecorder(response: object, recorder: DevtoolsRecorder): void {
  recorders.set(response, recorder)
}

const recorders = new WeakMap<object, DevtoolsRecorder>()
