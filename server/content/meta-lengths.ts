/** How long what search results show may be, in characters: shorter says little, longer is cut. */
export const metaLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const

/** What to say of a title's or a description's length, and what to do; null: it is right. */
export function lengthAdvice(
  what: keyof typeof metaLengths,
  text: string,
): { readonly message: string; readonly remedy: string } | null {
  const { least, most } = metaLengths[what]
  const { length } = text
  if (length >= least && length <= most) return null
  const found = length === 0 ? 'nothing' : length === 1 ? '1 character' : `${length} characters`
  return {
    message: `search results show ${least} to ${most} characters of a ${what}, and this is ${found}`,
    remedy: length < least ? 'say more' : 'shorten it: the end is cut off',
  }
}
