import { parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { autofixText } from '#server/content/autofix/autofix.ts'
import { parseText } from '#server/content/load/parse-text.ts'
import { fc } from '../../support/properties.ts'

const mends: readonly (readonly [what: string, from: string, to: string, said: string])[] = [
  ['a byte order mark', '\uFEFF{ "a": 1 }\n', '{ "a": 1 }\n', '1 without the byte order mark'],
  ['line ends of another system', '{\r\n}\r\n', '{\n}\n', '1 LF instead of CRLF at the end'],
  ['line ends of an old system', '{\r}\r', '{\n}\n', '1 LF instead of CRLF at the end'],
  ['tabs before a line', '{\n\t\t"a": 1\n}\n', '{\n    "a": 1\n}\n', '2 spaces instead of tabs'],
  ['a tab inside a text', '{ "a": "b\tc" }\n', '{ "a": "b c" }\n', '1 spaces instead of tabs'],
  [
    'a blank that only looks like a space',
    '{\u00A0"a": "b\u00A0c" }\n',
    '{ "a": "b\u00A0c" }\n',
    '1 a space instead of an invisible character',
  ],
  ['spaces at the end of a line', '{ \n}\n', '{\n}\n', '1 without spaces at the end'],
  ['no line break at the end', '{}', '{}\n', '1 one line break at the end of the file'],
  ['line breaks too many at the end', '{}\n\n ', '{}\n', '1 one line break at the end of the file'],
  [
    'a comma before a closing bracket',
    '{ "a": [1, 2, ] }\n',
    '{ "a": [1, 2 ] }\n',
    '1 without the comma that nothing follows',
  ],
  [
    'a comma that is missing at the end of a line',
    '{\n  "a": "b"\n  "c": 1\n}\n',
    '{\n  "a": "b",\n  "c": 1\n}\n',
    '2 with the comma that was missing',
  ],
  [
    'a comment on a line of its own',
    '{\n  // ask Priya\n  "a": 1\n}\n',
    '{\n  "a": 1\n}\n',
    '2 without the comment “ask Priya”',
  ],
  [
    'a comment behind something',
    '{\n  "a": 1, /* per person */\n  "b": 2\n}\n',
    '{\n  "a": 1,\n  "b": 2\n}\n',
    '2 without the comment “per person”',
  ],
  [
    'curly marks round a text, which keeps those inside',
    '{ “a”: “He said “yes”, and left” }\n',
    '{ "a": "He said “yes”, and left" }\n',
    '1 straight quotation marks round a, 1 straight quotation marks round He said “yes”, and left',
  ],
  [
    'straight marks inside curly ones',
    '{ "a": “a 12" ruler” }\n',
    '{ "a": "a 12\\" ruler" }\n',
    '1 straight quotation marks round a 12" ruler',
  ],
  [
    'single marks round a text with an apostrophe',
    "{ 'a': 'Don't' }\n",
    '{ "a": "Don\'t" }\n',
    "1 straight quotation marks round a, 1 straight quotation marks round Don't",
  ],
  [
    'a text that begins straight and ends curly',
    '{\n  "a": "A yacht”,\n  "b": 1\n}\n',
    '{\n  "a": "A yacht",\n  "b": 1\n}\n',
    '2 straight quotation marks round A yacht',
  ],
  [
    'a key that begins straight and ends curly',
    '{ "a”: "A yacht" }\n',
    '{ "a": "A yacht" }\n',
    '1 straight quotation marks round a',
  ],
]

describe('mending a file', () => {
  it.each(mends)('puts %s right, and says so', (_, from, to, said) => {
    const mended = mend(from)

    expect(mended?.text).toBe(to)
    expect(firstOfEach(mended?.changes ?? [])).toBe(said)
    expect(parseText('a.json', Buffer.from(to)).violations).toEqual([])
  })

  it('tells the lines that they have in the file as it was', () => {
    const mended = mend('{\n  // one\n  // two\n  "a": [1,],\n}\n')

    expect(mended?.text).toBe('{\n  "a": [1]\n}\n')
    expect(mended?.changes.map(({ line }) => line)).toEqual([4, 4, 2, 3])
  })

  it.each(['{}\n\n//e\n', '{ /*f*///e\n}', '{} /*f*//*f*/', '{}\n/*f*//*f*/'])(
    'leaves nothing to mend where comments went from %j',
    (text) => {
      const once = mend(text)?.text ?? ''

      expect(parseText('a.json', Buffer.from(once)).violations).toEqual([])
      expect(mend(once)).toEqual({ text: once, changes: [] })
    },
  )

  it.each([
    ['a quotation mark inside a text', '{ "a": "A "yacht"" }\n'],
    ['a text that is not closed', '{\n  "a": "A yacht,\n  "b": 1\n}\n'],
    ['a key without marks', '{ a: 1 }\n'],
    ['two values side by side', '{ "a": 1 "b": 2 }\n'],
    ['a comma between nothing and nothing', '{ "a": [,] }\n'],
    ['what looks like a curly end and is not', '{ "a": "No”: yes" "b": 1 }\n'],
    ['nothing at all', ''],
  ])('leaves %s to a person', (_, text) => {
    expect(mend(text)).toEqual({ text, changes: [] })
  })

  it('leaves a file alone that is no text, or nests deeper than any content', () => {
    const files = [Buffer.from([0x7b, 0xe9, 0x7d]), Buffer.from('['.repeat(100_000))]

    expect(files.map(autofixText)).toEqual([null, null])
  })

  it('never changes what good JSON says, however it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2, '\t'), (value, indent) => {
        const text = JSON.stringify({ value }, null, indent)
        const mended = mend(text)

        expect(JSON.parse(mended?.text ?? '')).toEqual(JSON.parse(text))
      }),
    )
  })

  it('never makes a file worse, and has nothing left to mend in one that it made good', () => {
    const signs = '{ } [ ] , : "a" “b” \'c\' "d” /*f*/ 1 null \u00A0 \\'.split(' ')
    const pieces = fc.constantFrom(...signs, '//e\n', '\n', '\t', ' ', '\r\n')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        const once = mend(text)
        const made = once?.text ?? ''

        expect(slipsIn(made)).toBeLessThanOrEqual(slipsIn(text))
        const isGood = parseText('a.json', Buffer.from(made)).violations.length === 0
        const more = isGood ? mend(made)?.changes : []
        expect(more).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

function mend(text: string) {
  return autofixText(Buffer.from(text))
}

/** Every slip of a text. Of one that cannot be read the check tells only the first. */
function slipsIn(text: string): number {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  return errors.length
}

type Changes = NonNullable<ReturnType<typeof mend>>['changes']

function firstOfEach(changes: Changes): string {
  const first = changes.filter(
    ({ words }, index) => changes.findIndex((one) => one.words === words) === index,
  )
  return first.map(({ line, words }) => `${line} ${words}`).join(', ')
}
