import type { LabelList } from './labels.ts'

/** Props that stand or fall together: the whole page, or a prop that may be left out. */
export interface Part {
  readonly labels: LabelList
  /** Takes a failure among them, and may be told of several. */
  readonly fail: (error: unknown) => void
}

/**
 * What a prop holds that may be left out: its first failure, wherever it is, leaves all of it out.
 * @param leaveOut takes the prop away; what it throws fails the part around it.
 */
export function rescuedPart(around: Part, path: string, leaveOut: (error: unknown) => void): Part {
  const labels = around.labels.later()
  let isLeftOut = false
  return {
    labels,
    fail(error) {
      if (isLeftOut) return
      isLeftOut = true
      labels.replaceBy({ of: 'rescued', path })
      try {
        leaveOut(error)
      } catch (second) {
        around.fail(second)
      }
    },
  }
}
