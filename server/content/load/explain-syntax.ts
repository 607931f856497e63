import { printParseErrorCode } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import type { Fault } from '../fault.ts'
import { faultAtOffset } from './document.ts'
import type { SourceText } from './document.ts'

/**
 * Syntax errors in plain words. Comments and commas too many leave the rest readable, so all of
 * them are told; of the others only the first, since one slip makes the parser stumble on.
 */
export function explainSyntax(
  source: SourceText,
  errors: readonly ParseError[],
): { isReadable: boolean; faults: Fault[] } {
  const faults: Fault[] = []
  const commas = new Set<number>()
  for (const error of errors) {
    const name = printParseErrorCode(error.error)
    const comma = name === 'InvalidCommentToken' ? null : trailingComma(source.text, error)
    if (name === 'InvalidCommentToken') {
      faults.push(faultAtOffset(source, error.offset, 'a comment', 'remove it: JSON has none'))
    } else if (comma !== null) {
      if (!commas.has(comma)) faults.push(trailingCommaFault(source, comma))
      commas.add(comma)
    } else {
      faults.push(explain(source, error, name))
      return { isReadable: false, faults }
    }
  }
  return { isReadable: true, faults }
}

/** Where the comma stands that nothing follows, or null when the error is another one. */
function trailingComma(text: string, { offset }: ParseError): number | null {
  const comma = previous(text, offset)
  return /[}\]]/.test(text[offset] ?? '') && text[comma] === ',' ? comma : null
}

function trailingCommaFault(source: SourceText, comma: number): Fault {
  return faultAtOffset(source, comma, 'a comma that nothing follows', 'remove the comma')
}

type ErrorName = ReturnType<typeof printParseErrorCode>

function explain(source: SourceText, error: ParseError, name: ErrorName): Fault {
  const { text } = source
  const { offset, length } = error
  const token = text.slice(offset, offset + length)
  const say = (message: string, remedy: string, at = offset) =>
    faultAtOffset(source, at, message, remedy)

  if (name === 'InvalidSymbol') return explainSymbol(source, offset, token)
  if (name === 'UnexpectedEndOfString') {
    return say('text without its closing quotation mark', 'put " at its end, on the same line')
  }
  if (name === 'CommaExpected') {
    return say(
      'a comma is missing',
      'put , at the end of what stands before',
      previous(text, offset) + 1,
    )
  }
  if (name === 'ColonExpected') return say('a colon is missing', 'write "key": value')
  if (name === 'CloseBraceExpected' || name === 'CloseBracketExpected') {
    const mark = name === 'CloseBraceExpected' ? '}' : ']'
    return say(
      `a ${mark} is missing`,
      `put ${mark} where the ${mark === '}' ? 'object' : 'list'} ends`,
    )
  }
  if (name === 'EndOfFileExpected') {
    return say('something stands after the end of the object', 'remove it, or a } before it')
  }
  if (name === 'InvalidEscapeCharacter' || name === 'InvalidUnicode') {
    return say(
      'a backslash that means nothing here',
      'write \\\\ for a backslash, \\" for a quotation mark',
    )
  }
  if (name === 'InvalidCharacter') {
    return say('text with a tab or another invisible character in it', 'replace it by a space')
  }
  if (name === 'PropertyNameExpected') return say('a key is missing', 'write "key": value')
  if (name === 'ValueExpected')
    return say('a value is missing', 'write text in "quotation marks" or a number')
  return say('this is not JSON', 'compare it with a file that works')
}

/** A word that JSON does not know: curly or single quotes, a bare key, or quotes inside text. */
function explainSymbol(source: SourceText, offset: number, token: string): Fault {
  const { text } = source
  const say = (message: string, remedy: string) => faultAtOffset(source, offset, message, remedy)
  const before = text[previous(text, offset)]
  const after = text.slice(offset + token.length).trimStart()[0]

  if (/^[“”„«»]/.test(token)) return say('a curly quotation mark', 'write a straight one: "')
  if (/^[‘’'`]/.test(token)) return say('text in single quotation marks', 'write "double" ones')
  if (before === '"') {
    return say('a quotation mark inside text ends it here', 'write \\" or a curly one inside text')
  }
  if (after === ':') return say(`the key ${token} has no quotation marks`, `write "${token}"`)
  return say(`${token} is not text, a number, true, false or null`, 'put text in "quotation marks"')
}

/** The place of the last character before an offset that is not white space. */
function previous(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1
}
