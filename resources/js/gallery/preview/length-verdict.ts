import type { TextLength } from '#server/props/pages.ts'

export interface LengthVerdict {
  readonly isGood: boolean
  /** A clause for people. */
  readonly words: string
}

/** How a text of a page's head fits into what search engines show. */
export function lengthVerdict(text: string, { least, most }: TextLength): LengthVerdict {
  const length = [...text].length
  if (length === 0) return { isGood: false, words: `missing; write ${least} to ${most} characters` }
  const is = `${length} characters`
  if (length < least) return { isGood: false, words: `${is}, short; better ${least} or more` }
  if (length > most) return { isGood: false, words: `${is}, cut off; at most ${most} are shown` }
  return { isGood: true, words: `${is}, good` }
}
