import { characterOfByte } from '../windows-1252.ts'
import type { Finding } from './document.ts'

/** A violation that is not where the file begins. */
export interface PlacedFinding {
  /** In the text, in UTF-16 units from 0. */
  readonly offset: number
  readonly finding: Finding
}

const asText = 'write plain text into it, saved as UTF-8, or put the last version back'
const asUtf8 = 'save it as UTF-8'
const isPicture: Finding = [
  'is a picture, not text',
  'put the last version back; pictures belong into resources/images, and then npm run art',
]

/** What other programs write begins with bytes of its own: the first sixteen, in hexadecimal. */
const signatures: readonly (readonly [RegExp, Finding])[] = [
  [
    /^(?:fffe|feff)|^(?:0[9ad]|20|22|5b|7b)00|^00(?:0[9ad]|20|22|5b|7b)/,
    ['is UTF-16 text, which Notepad calls Unicode', asUtf8],
  ],
  [/^0{8}(?!66)/, ['is nothing but zeros, as after a power cut', 'put the last version back']],
  [/^504b0[357]|^d0cf11e0/, ['is a document of Word or Excel, or a packed folder', asText]],
  [/^25504446/, ['is a PDF document', asText]],
  // JPEG, PNG, GIF, WebP, TIFF; then HEIC and AVIF, as telephones save.
  [/^(?:ffd8ff|89504e47|47494638|52494646|49492a00|4d4d002a)/, isPicture],
  [/^.{8}66747970(?:686569|686576|6d6966|6d7366|617669)/, isPicture],
  [/^.{8}(?:66747970|6d6f6f76|6d646174|77696465)|^1a45dfa3/, ['is a film, not text', asText]],
  [
    /^(?:1f8b|377abcaf|526172|425a68)/,
    ['is a packed file', 'unpack it, and put what was in it here'],
  ],
  [/^(?:62706c697374|00051607)/, ['holds what macOS notes for itself', asText]],
]

/** Which other program's file this is, by its first bytes; null: none that is known. */
export function explainSignature(bytes: Uint8Array): Finding | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  return signatures.find(([pattern]) => pattern.test(start))?.[1] ?? null
}

/** The first character of bytes that are no UTF-8, and as what it was saved. */
export function explainEncoding(bytes: Uint8Array): PlacedFinding {
  const before = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0] ?? ''
  const at = Buffer.byteLength(before)
  const isCut = bytes.length - at < 4 && (bytes[at] ?? 0) >= 0xc2 && bytes.length > at
  if (isCut && bytes.subarray(at + 1).every((byte) => byte >= 0x80)) {
    const finding: Finding = ['ends in the middle of a character', 'put the last version back']
    return { offset: before.length, finding }
  }
  const meant = characterOfByte(bytes[at] ?? 0)
  const message = `is not UTF-8 text: “${meant}” is saved as Windows-1252, which Windows calls ANSI`
  return {
    offset: before.length,
    finding: [message, `${asUtf8}, and look at this character again`],
  }
}
