import { counted } from '#server/format/words.ts'

/**
 * The words beside a form that was sent too often. It is never an answer of its own, which would hide
 * the form.
 * @param seconds until the next try counts; a minute and more is told in whole minutes.
 */
export function tooManyTries(seconds: number): string {
  const wait =
    seconds < 60
      ? counted(Math.max(1, seconds), 'second')
      : counted(Math.ceil(seconds / 60), 'minute')
  return `Too many tries. Wait ${wait} and try again.`
}
