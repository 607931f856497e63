/**
 * What is left of a password when the usual disguises are taken off it, in lower case: spaces, digits
 * and signs put before or behind it, digits and signs in place of letters, the whole said twice.
 */
export function guessableForms(password: string): readonly string[] {
  const whole = withoutSpaces(password).toLowerCase()
  const bare = [whole, unitOf(whole)].flatMap((form) => {
    const ended = form.replace(tail, '')
    return [form, ended, ended.replace(head, '')]
  })
  const forms = [...bare, ...bare.map(withLetters)].flatMap((form) => [form, unitOf(form)])
  return [...new Set(forms)].filter((form) => form !== '')
}

/** Of a password that says one thing again and again, with spaces or without: the thing. */
export function saidOnce(password: string): string {
  return unitOf(withoutSpaces(password))
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, '')
}

/** The letters of a text, in lower case and without accents. */
export function plainLetters(text: string): string {
  const plain = text.normalize('NFD').toLowerCase()
  return plain.replaceAll(/[^\p{L}]/gu, '')
}

/** The letters of a password as they stand, and with the signs in it that stand for letters. */
export function lettersOf(password: string): readonly string[] {
  const core = password.replace(tail, '').replace(head, '')
  return [plainLetters(password), plainLetters(withLetters(core))]
}

const tail = /[^\p{L}]+$/u

const head = /^[^\p{L}]+/u

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function withLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign] ?? sign)
}

/** `harbour` for `harbourharbour`: the piece that a text repeats; the text itself when it does not. */
function unitOf(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1)
  return period > 0 ? text.slice(0, period) : text
}
