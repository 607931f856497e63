import { gzipSync } from 'node:zlib'
import type { ContentFolder } from '../../../../support/content-folder.ts'
import type { Accident } from './accident.ts'

const file = 'products/logbook.json'
const startOf = (...bytes: readonly (number | string)[]) =>
  Buffer.concat(
    bytes.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from([one]))),
  )
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const word = (text: string, said: string) => text.replace('Keep it dry', said)

/** What is saved, from the text that was right | where it is said | what is said. */
const saved: readonly (readonly [
  name: string,
  (text: string) => Buffer,
  at: string,
  says: string,
])[] = [
  [
    'UTF-16 as Notepad calls Unicode',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    '1:1',
    'UTF-16 … UTF-8',
  ],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le'), '1:1', 'UTF-16 … UTF-8'],
  ['UTF-16 the other way round', (text) => utf16be(`\uFEFF${text}`), '1:1', 'UTF-16 … UTF-8'],
  ['that without a mark', utf16be, '1:1', 'UTF-16 … UTF-8'],
  [
    'pounds of Windows',
    (text) => Buffer.from(word(text, 'Costs £5'), 'latin1'),
    '15:12',
    '£ … Windows-1252 … UTF-8',
  ],
  [
    'an apostrophe of Windows',
    (text) => Buffer.from(word(text, 'Don\x92t'), 'latin1'),
    '15:9',
    '’ … Windows-1252 … UTF-8',
  ],
  [
    'an e of an old Macintosh',
    (text) => Buffer.from(word(text, 'Caf\x8e'), 'latin1'),
    '15:9',
    'UTF-8',
  ],
  ['zeros after a power cut', () => Buffer.alloc(300), '1:1', 'zeros … last version'],
  ['a document of Word', () => startOf('PK', 3, 4, 20, 0), '1:1', 'Word … plain text'],
  ['a PDF', () => startOf('%PDF-1.7\n'), '1:1', 'PDF … plain text'],
  ['a photograph', () => startOf(0xff, 0xd8, 0xff, 0xe0), '1:1', 'picture … resources/images'],
  ['a screenshot', () => startOf(0x89, 'PNG\r\n', 26), '1:1', 'picture … resources/images'],
  [
    'a photograph of an iPhone',
    () => startOf(0, 0, 0, 24, 'ftypheic'),
    '1:1',
    'picture … resources/images',
  ],
  [
    'an old Word document',
    () => startOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
    '1:1',
    'Word … plain text',
  ],
  ['something packed', (text) => gzipSync(text), '1:1', 'packed … unpack'],
  ['a property list', () => startOf('bplist00', 0xd1, 1), '1:1', 'macOS … plain text'],
  ['a film', () => Buffer.alloc(30 * 1024 * 1024), '1:1', '30 MB … 5 MB'],
  ['nothing', () => Buffer.alloc(0), '1:1', 'empty … last version'],
]

export const savedOtherwise: readonly Accident[] = saved.map(([name, save, at, says]) => ({
  name,
  damage: (folder: ContentFolder) => folder.write(file, save(folder.read(file))),
  mend: (folder: ContentFolder, kept: ContentFolder) => folder.write(file, kept.read(file)),
  place: `${file}:${at}`,
  says: says.split(' … '),
}))
