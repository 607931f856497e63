import { guessableForms, lettersOf, plainLetters, saidOnce } from './password-disguises.ts'

/** Whom the password is for: it must not be made of what is known about them. */
interface PasswordOwner {
  readonly email: string
  readonly name: string
}

/**
 * Why a new password is refused, for its owner, with what to do instead; null: it is good. There
 * are no rules about kinds of characters: length and being hard to guess are what counts (OWASP
 * ASVS 5.0, 6.2.1, 6.2.4, 6.2.5, 6.2.11).
 */
export async function passwordFault(
  password: string,
  { email, name }: PasswordOwner,
): Promise<string | null> {
  const length = lengthFault(password)
  if (length !== null) return length
  if (isMonotonous(password)) return monotonous
  if (isMadeOf(contextWords(email, name), password)) return personal
  list ??= readList()
  const triedFirst = await list
  if (guessableForms(password).some((form) => triedFirst.has(form))) return tooCommon
  return isShortRepeated(password) ? monotonous : null
}

const advice = 'A few words that have nothing to do with each other are hard to guess.'

const monotonous = `That password repeats itself, or counts up. ${advice}`

const personal = `That password is made of your name, your e-mail address or ours. ${advice}`

const tooCommon = `That password is one of those that are tried first, or close to one. ${advice}`

/** Said again and again, a short password is no harder to guess. */
function isShortRepeated(password: string): boolean {
  const once = saidOnce(password)
  const isRepeated = once.length < password.replaceAll(/\s+/gu, '').length
  return isRepeated && [...once].length < passwordLength.shortest
}

const fewestDifferent = 5

/** Few characters over and over, or neighbours in the alphabet or among the digits. */
function isMonotonous(password: string): boolean {
  const characters = [...password.toLowerCase()]
  if (new Set(characters).size < fewestDifferent) return true
  const steps = characters.slice(1).map((character, index) => step(characters[index], character))
  return steps.every((size) => size === 1) || steps.every((size) => size === -1)
}

/** 9 is followed by 0 on every keyboard. */
function step(from: string | undefined, to: string): number {
  if (from === '9' && to === '0') return 1
  if (from === '0' && to === '9') return -1
  return (to.codePointAt(0) ?? 0) - (from?.codePointAt(0) ?? 0)
}

const ourWords = ['saltlark', 'sailing']

const shortestWord = 3

function contextWords(email: string, name: string): readonly string[] {
  const localPart = email.slice(0, email.lastIndexOf('@'))
  const ofPerson = [localPart, ...localPart.split(/[^\p{L}]+/u), ...name.split(/[^\p{L}]+/u)]
  const words = [...ourWords, ...ofPerson].map(plainLetters)
  const longEnough = words.filter((word) => word.length >= shortestWord)
  // A longer word goes first, so that a shorter one in it leaves no pieces.
  return [...new Set(longEnough)].toSorted((a, b) => b.length - a.length)
}

/** Fewer letters of one's own than this are no secret. */
const fewestOwn = 4

function isMadeOf(words: readonly string[], password: string): boolean {
  return lettersOf(password).some((letters) => {
    if (!words.some((word) => letters.includes(word))) return false
    const own = words.reduce((rest, word) => rest.replaceAll(word, ''), letters)
    return own.length < fewestOwn
  })
}

/** The passwords that are tried first everywhere, in lower case. Read once, when first asked for. */
let list: Promise<ReadonlySet<string>> | undefined

// Half a megabyte that a site needs only when somebody chooses a password.
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

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
