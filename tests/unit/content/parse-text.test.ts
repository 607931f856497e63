import { describe, expect, it } from 'vitest'
import { parseText } from '#server/content/load/parse-text.ts'
import { formatViolation } from '#server/content/violation.ts'

const empty = '1:1 is empty; write a JSON object, or put the last version back'
const object = 'it must hold one object: { … }'

describe('a file that is not the JSON it should be', () => {
  it.each([
    ['', empty],
    [' \n\t\n', empty],
    ['\uFEFF{}', '1:1 starts with an invisible byte order mark; save it as UTF-8 without BOM'],
    ['\n  [1, 2]\n', `2:3 holds a list; ${object}`],
    ['4.9', `1:1 holds one number; ${object}`],
    ['{ "a": 1\n"b": 2 }', '1:9 a comma is missing; put , at the end of what stands before'],
    ['{ "a": 1, }', '1:9 a comma that nothing follows; remove the comma'],
    ['{ // ask Priya\n}', '1:3 a comment; remove it: JSON has none'],
    [
      '{ "a": "A yacht,\n"b": 1 }',
      '1:8 text without its closing quotation mark; put " at its end, on the same line',
    ],
    ['{ "a": “b” }', '1:8 a curly quotation mark; write a straight one: "'],
    ["{ 'a': 1 }", '1:3 text in single quotation marks; write "double" ones'],
    [
      '{ "a": "A "yacht"" }',
      '1:12 a quotation mark inside text ends it here; write \\" or a curly one inside text',
    ],
    ['{ altText: 1 }', '1:3 the key altText has no quotation marks; write "altText"'],
    [
      '{ "a": soon }',
      '1:8 soon is not text, a number, true, false or null; put text in "quotation marks"',
    ],
    ['{ "name" 1 }', '1:10 a colon is missing; write "key": value'],
    ['{ "name": }', '1:11 a value is missing; write text in "quotation marks" or a number'],
    [
      '{ "a": "\\y" }',
      '1:8 a backslash that means nothing here; write \\\\ for a backslash, \\" for a quotation mark',
    ],
    [
      '{ "a": "b\tc" }',
      '1:8 text with a tab or another invisible character in it; replace it by a space',
    ],
    ['{ "a": 1\n', '2:1 a } is missing; put } where the object ends'],
    ['{ "a": [', '1:9 a ] is missing; put ] where the list ends'],
    ['{}\n}\n', '2:1 something stands after the end of the object; remove it, or a } before it'],
    ['{ "a": 1,\n "a": 2 }', '2:2 "a" is written twice; remove one of the two'],
  ])('such as %j is told with its cure', (text, fault) => {
    const told = parseText('a.json', Buffer.from(text)).violations.map(formatViolation)

    expect(told).toEqual([`a.json:${fault}`])
  })
})
