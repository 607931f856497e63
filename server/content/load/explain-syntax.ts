import { printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import type { Violation } from '../violation.ts'
import { violationAtOffset } from './document.ts'
import type { Finding, SourceText } from './document.ts'

/**
 * Syntax errors in plain words. Comments and commas too many leave the rest readable, so all of
 * them are told; of the others only the first, since one slip makes the parser stumble on.
 */
export function explainSyntax(
  source: SourceText,
  errors: readonly ParseError[],
): { isReadable: boolean; violations: readonly Violation[] } {
  const { text } = source
  const violations: Violation[] = []
  const add = (offset: number, ...finding: Finding) =>
    violations.push(violationAtOffset(source, offset, [], ...finding))
  const commas = new Set<number>()
  for (const error of errors) {
    const { offset, length } = error
    const name = printParseErrorCode(error.error)
    const before = text.slice(0, offset).trimEnd().length
    const isTrailingComma = /[}\]]/.test(text[offset] ?? '') && text[before - 1] === ','
    if (name === 'InvalidCommentToken') {
      add(offset, 'a comment', 'remove it: JSON has none')
    } else if (isTrailingComma) {
      if (!commas.has(before)) add(before - 1, 'a comma that nothing follows', 'remove the comma')
      commas.add(before)
    } else {
      const at = name === 'CommaExpected' ? before : offset
      const token = text.slice(offset, offset + length)
      const symbol = name === 'InvalidSymbol' && explainSymbol(text, offset, token)
      add(at, ...(symbol || (slips[name] ?? otherSlip)))
      return { isReadable: false, violations }
    }
  }
  return { isReadable: true, violations }
}

const noKey = 'write "key": value'
const backslash: Finding = [
  'a backslash that means nothing here',
  'write \\\\ for a backslash, \\" for a quotation mark',
]
const otherSlip: Finding = ['this is not JSON', 'compare it with a file that works']

const slips: Readonly<Partial<Record<ReturnType<typeof printParseErrorCode>, Finding>>> = {
  UnexpectedEndOfString: [
    'text without its closing quotation mark',
    'put " at its end, on the same line',
  ],
  CommaExpected: ['a comma is missing', 'put , at the end of what stands before'],
  ColonExpected: ['a colon is missing', noKey],
  CloseBraceExpected: ['a } is missing', 'put } where the object ends'],
  CloseBracketExpected: ['a ] is missing', 'put ] where the list ends'],
  EndOfFileExpected: [
    'something stands after the end of the object',
    'remove it, or a } before it',
  ],
  InvalidEscapeCharacter: backslash,
  InvalidUnicode: backslash,
  InvalidCharacter: [
    'text with a tab or another invisible character in it',
    'replace it by a space',
  ],
  PropertyNameExpected: ['a key is missing', noKey],
  ValueExpected: ['a value is missing', 'write text in "quotation marks" or a number'],
}

/** A word that JSON does not know: curly or single quotes, a bare key, or quotes inside text. */
function explainSymbol(text: string, offset: number, token: string): Finding {
  const before = text.slice(0, offset).trimEnd().at(-1)
  const after = text.slice(offset + token.length).trimStart()[0]
  if (/^[“”„«»]/.test(token)) return ['a curly quotation mark', 'write a straight one: "']
  if (/^[‘’'`]/.test(token)) return ['text in single quotation marks', 'write "double" ones']
  if (before === '"') {
    return ['a quotation mark inside text ends it here', 'write \\" or a curly one inside text']
  }
  if (after === ':') return [`the key ${token} has no quotation marks`, `write "${token}"`]
  return [`${token} is not text, a number, true, false or null`, 'put text in "quotation marks"']
}
