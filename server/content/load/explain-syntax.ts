import { printParseErrorCode } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Violation } from '../violation.ts'
import { violationAtOffset } from './document.ts'
import type { Finding, SourceText } from './document.ts'
import type { PlacedFinding } from './explain-bytes.ts'
import { cut, explainForeignText } from './explain-text.ts'
import { explainStop, explainSymbol } from './explain-tokens.ts'

/**
 * Syntax errors in plain words. Comments and commas too many leave the rest readable, so all of
 * them are told; of the others only the first, since one slip makes the parser stumble on.
 */
export function explainSyntax(
  source: SourceText,
  errors: readonly ParseError[],
  root: Node | undefined,
): { isReadable: boolean; violations: readonly Violation[] } {
  const { text } = source
  const violations: Violation[] = []
  const add = (offset: number, ...finding: Finding) =>
    violations.push(violationAtOffset(source, offset, [], ...finding))
  const commas = new Set<number>()
  for (const error of errors) {
    const { offset } = error
    const name = printParseErrorCode(error.error)
    const before = text.slice(0, offset).trimEnd().length
    const isTrailingComma = /[}\]]/.test(text[offset] ?? '') && text[before - 1] === ','
    if (name === 'InvalidCommentToken') {
      add(offset, 'a comment', 'remove it: JSON has none')
    } else if (isTrailingComma) {
      if (!commas.has(before)) add(before - 1, 'a comma that nothing follows', 'remove the comma')
      commas.add(before)
    } else {
      const fallback = {
        offset: name === 'CommaExpected' ? before : offset,
        finding: slips[name] ?? otherSlip,
      }
      const { offset: at, finding } = explainFirst(text, error, root) ?? fallback
      add(at, ...finding)
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

/** What the slip is that stops the parser first; null: the parser's own word says it best. */
function explainFirst(
  text: string,
  { error, offset, length }: ParseError,
  root: Node | undefined,
): PlacedFinding | null {
  const foreign = explainForeignText(text)
  if (foreign) return foreign
  const name = printParseErrorCode(error)
  if (root && text[root.offset + root.length - 1] === '}' && offset >= root.offset + root.length) {
    return afterTheEnd(text, offset)
  }
  const end = text.trimEnd().length
  if (isCutOff(text, name, offset, end)) {
    return { offset: end, finding: ['the file ends in the middle', 'put the last version back'] }
  }
  if (name === 'UnexpectedEndOfString') return curlyEnd(text, offset)
  if (name === 'InvalidEscapeCharacter' || name === 'InvalidUnicode')
    return windowsPath(text, offset)
  if (name === 'InvalidSymbol')
    return explainSymbol(text, offset, text.slice(offset, offset + length))
  return explainStop(text, offset)
}

function afterTheEnd(text: string, offset: number): PlacedFinding | null {
  const rest = text.slice(offset)
  if (rest === '') return null
  if (/^[}\]]/.test(rest)) return null
  if (/^[{[]/.test(rest)) {
    const remedy = 'a file holds one: keep the right one, and remove the other'
    return { offset, finding: ['a second object begins after the end of the first', remedy] }
  }
  const finding: Finding = [`“${cut(rest)}” stands after the end of the object`, 'remove it']
  return { offset, finding }
}

type Name = ReturnType<typeof printParseErrorCode>

/** A file that stopped while it was sent ends in a text, after a key, or deep inside. */
function isCutOff(text: string, name: Name, offset: number, end: number): boolean {
  if (name === 'UnexpectedEndOfString') return !/[\n}\]]/.test(text.slice(offset))
  const isWaiting =
    name === 'ValueExpected' || name === 'ColonExpected' || name === 'PropertyNameExpected'
  if (isWaiting) return offset >= end
  if (name !== 'CloseBraceExpected' && name !== 'CloseBracketExpected') return false
  const outsideTexts = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  const open = outsideTexts.split(/[{[]/).length - outsideTexts.split(/[}\]]/).length
  return offset >= end && open > 2
}

function curlyEnd(text: string, offset: number): PlacedFinding | null {
  const line = text.slice(offset).split('\n')[0] ?? ''
  const found = /[”“„’]\s*[,}\]]*\s*$/.exec(line)
  if (!found) return null
  const finding: Finding = [
    `the text ends with ${found[0][0]}, a curly quotation mark`,
    'write a straight one: "',
  ]
  return { offset: offset + found.index, finding }
}

function windowsPath(text: string, offset: number): PlacedFinding | null {
  const line = text.slice(offset).split('\n')[0] ?? ''
  if (!/[a-z]:\\|^"[\w.]*\\[\w\\.-]+\.\w+"/i.test(line)) return null
  const remedy =
    'write / for it; a picture is called by its path on the site, such as /images/art/cowes-800.jpg'
  return { offset, finding: ['a backslash, as in paths of Windows', remedy] }
}
