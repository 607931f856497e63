/** Short passwords are guessed; the upper end only keeps a caller from sending a book. */
const passwordLength = { shortest: 12, longest: 128 } as const

/** What is wrong with the length of a new password, counted in characters (code points). */
export function lengthFault(password: string): string | null {
  const length = [...password].length
  if (length === 0) return 'Please choose a password.'
  const { shortest, longest } = passwordLength
  if (length < shortest) {
    return `That password has ${counted(length)}; it needs ${shortest} at least. A few words in a row are easy to remember.`
  }
  if (length > longest) {
    return `That password has ${counted(length)}; it can have ${longest} at most. Please choose a shorter one.`
  }
  return null
}

function counted(length: number): string {
  return length === 1 ? '1 character' : `${length} characters`
}
