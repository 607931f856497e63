/**
 * A date as people in Britain type it, `5/9/2027` or `05.09.2027`, as `2027-09-05`. Any other text is
 * given back as it is, without the space around it: whether it is a date has to be seen.
 */
export function readDate(typed: string): string {
  const text = typed.trim()
  const [, day, month, year] = /^(\d\d?)[/.](\d\d?)[/.](\d{4})$/.exec(text) ?? []
  if (!day || !month || !year) return text
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
