import { nameOfInvisible, namedCharacter } from '../invisible.ts'
import { violationInText } from '../load/document.ts'
import type { Document, Finding } from '../load/document.ts'
import { characterOfByte, mojibakeIn } from '../windows-1252.ts'
import { allDocuments } from './check.ts'
import type { Check, Violations } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** Every character is the one that was meant: none was lost, or came out of another encoding. */
export const charactersAreRight: Check = function* (documents) {
  for (const document of allDocuments(documents)) yield* told(document, wrong)
}

/** Every character can be seen, in whatever font. */
export const charactersAreSeen: Check = function* (documents) {
  for (const document of allDocuments(documents)) yield* told(document, unseen)
}

type Found = readonly [index: number, ...Finding] | null

/** Only a file with such a character, or with an escape that may be one, is looked at piece by piece. */
function* told(document: Document<unknown>, find: (text: string) => Found): Violations {
  const isSuspicious = suspected.get(document) ?? suspicious.test(document.text)
  suspected.set(document, isSuspicious)
  if (!isSuspicious) return
  for (const { path, text } of writtenStringsIn(document, (_, key) => key !== 'schema')) {
    const [index, ...finding] = find(text) ?? []
    if (index === undefined) continue
    yield violationInText(document, path, index, ...(finding as unknown as Finding))
  }
}

const suspected = new WeakMap<Document<unknown>, boolean>()
const suspicious =
  /[^\n\r\u0020-\u007E£°·½ßà-ÿ‐–—‘’“”…€Łłœřšž]|[à-ï][€„…†‡‘’“”–—œšž]|\\u|\\[tbfr]|[=%][\dA-F]{2}[=%][\dA-F]{2}|[a-z]\?[a-z]/

const control = /(?![\t\n\r])\p{Control}|\uFFFC|\p{Private_Use}/u
const towardsLeft = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/
// Neither is looked for inside an address, which may have both.
const lostApostrophe = /(?<![:/=&.]\S*)[a-z]\?(?:t|s|re|ve|ll|d|m)(?![\w=])/
const escapedBytes = /(?<![:/?=&]\S*)(?:[=%][\dA-F]{2}){2,}/

function wrong(text: string): Found {
  const mojibake = mojibakeIn(text)
  if (mojibake) {
    const { index, found, meant } = mojibake
    const remedy = meant.trim() === '' ? 'write a space' : `write ${meant}`
    return [index, `“${found}” comes from another encoding`, remedy]
  }
  const lost = text.indexOf('\uFFFD')
  if (lost >= 0) {
    return [lost, 'a character was lost here (U+FFFD)', 'write the character that belongs here']
  }
  const [character] = control.exec(text) ?? towardsLeft.exec(text) ?? []
  if (character !== undefined) {
    const code = character.charCodeAt(0)
    const isByte = code >= 0x80 && code < 0xa0
    const remedy = isByte
      ? `write ${characterOfByte(code)}`
      : 'remove it, or write what it stands for'
    return [text.indexOf(character), `${namedCharacter(character)} stands here`, remedy]
  }
  return lostMark(text)
}

function lostMark(text: string): Found {
  const apostrophe = lostApostrophe.exec(text)
  if (apostrophe) {
    return [apostrophe.index + 1, `“${apostrophe[0]}” has lost its apostrophe`, 'write ’ for ?']
  }
  const bytes = escapedBytes.exec(text)
  if (!bytes) return null
  const codes = bytes[0].split(/[=%]/).slice(1)
  const meant = Buffer.from(codes.join(''), 'hex').toString('utf8')
  return [
    bytes.index,
    `“${bytes[0]}” is a character as e-mail or an address writes it`,
    `write ${meant}`,
  ]
}

// Letters of one emoji are joined by U+200D; else no such mark belongs into words.
const emoji =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/u
const plainSign = /^[©®™↔↕]$/

function unseen(text: string): Found {
  const picture = emoji.exec(text)
  if (picture && !plainSign.test(picture[0])) {
    return [
      picture.index,
      `${picture[0]} looks different on each telephone, and is missing in the site's own letters`,
      'say it in words',
    ]
  }
  const blank = unseenBlank(text)
  if (blank) return blank
  const foreign = otherAlphabet.exec(text)
  if (foreign) {
    const message = `${foreign[0]} is a letter of another alphabet, or of one font`
    return [foreign.index, message, 'write the letter that it looks like']
  }
  const accent = /\p{Letter}\p{Mark}/u.exec(text)
  if (!accent || accent[0].normalize('NFC').length === accent[0].length) return null
  const message = `“${accent[0]}” is two characters, as macOS writes names of files`
  return [accent.index, message, `write ${accent[0].normalize('NFC')}`]
}

const otherAlphabet =
  /[\uFB00-\uFB06\uFF01-\uFF5E]|(?!\p{Script=Latin})\p{Letter}|[\u{1D400}-\u{1D7FF}]/u

function unseenBlank(text: string): Found {
  const index = text.indexOf('\t')
  if (index >= 0) return [index, `${namedCharacter('\t')} stands here`, 'write a space']
  const found = nameOfInvisible(text)
  const isTold = towardsLeft.test(text) || text.includes('\uFFFC')
  if (!found || /no-break/.test(found.what) || isTold) return null
  const remedy = /instead of|another width|wide/.test(found.what) ? 'write a space' : 'remove it'
  return [found.index, `${found.what} stands here, and nobody sees it`, remedy]
}
