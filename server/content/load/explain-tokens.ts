import { nameOfInvisible } from '../invisible.ts'
import { explainBareValue } from './bare-values.ts'
import type { Finding } from './document.ts'
import type { PlacedFinding } from './explain-bytes.ts'
import { cut } from './explain-text.ts'

/** A place at which a text stops being JSON. */
interface Stop {
  readonly text: string
  readonly offset: number
  /** What stands there, up to the next blank or mark. */
  readonly token: string
  /** The last character before it that is no blank, and the first after it. */
  readonly before: string
  readonly after: string
}

type Explain = (stop: Stop) => PlacedFinding | null

/** What a word or a mark is that JSON does not know. */
export function explainSymbol(text: string, offset: number, token: string): PlacedFinding | null {
  const before = text.slice(0, offset).trimEnd().at(-1) ?? ''
  const after = text.slice(offset + token.length).trimStart()[0] ?? ''
  const stop: Stop = { text, offset, token, before, after }
  for (const explain of [invisible, template, mark, bareValue, quotationMarks, comment, bareKey]) {
    const found = explain(stop)
    if (found) return found
  }
  return null
}

/** What it is at which the parser stops although it knows the mark there. */
export function explainStop(text: string, offset: number): PlacedFinding | null {
  const before = text.slice(0, offset).trimEnd()
  if (text[offset] === ',' && before.endsWith(',')) return at(offset, 'two commas', 'remove one')
  if (text.slice(before.length - 2, offset + 1).endsWith('"""')) {
    return at(before.length - 2, 'three quotation marks', 'write one')
  }
  if (text[offset] === ':' && before.endsWith(':')) return at(offset, 'two colons', 'remove one')
  const closing = text[offset]
  if ((closing === ']' || closing === '}') && !/[,:[{]$/.test(before)) {
    const other = closing === ']' ? '}' : ']'
    return at(
      offset,
      `${closing} closes something that ${other} has to close`,
      `write ${other}, or put it before`,
    )
  }
  const stop: Stop = { text, offset, token: '', before: before.at(-1) ?? '', after: '' }
  const found = template(stop) ?? bareValue(stop)
  if (found) return found
  const { start, written } = valueAround(stop)
  // A number that goes on, such as 10:30-12:00.
  return start <= offset && goesOn.test(written) ? unknown(start, written) : null
}

const goesOn = /^(?!-?(?:0|[1-9]\d*)(?:\.\d+)?$)\d[^\s,]*$/

const at = (offset: number, ...finding: Finding): PlacedFinding => ({ offset, finding })

const invisible: Explain = ({ offset, token, text }) => {
  const name = nameOfInvisible(text.slice(offset, offset + Math.max(1, token.length)))
  if (!name) return null
  const remedy = /zero|mark|hyphen/.test(name.what) ? 'remove it' : 'write a space'
  return at(offset + name.index, `${name.what} between the words of JSON`, remedy)
}

const template: Explain = ({ text, offset }) => {
  const start = text.lastIndexOf('\n', offset) + 1
  const line = text.slice(start).split('\n')[0] ?? ''
  const found = /(?<!")\{\{.*?\}\}|\$\{.*?\}|<%.*?%>/.exec(line)
  if (
    !found ||
    start + found.index > offset + 2 ||
    line.slice(0, found.index).split('"').length % 2 === 0
  )
    return null
  return at(start + found.index, `${found[0]} was left to be filled in`, 'write what belongs here')
}

const marks: Readonly<Record<string, string>> = {
  '=': ':',
  '=>': ':',
  '->': ':',
  '：': ':',
  '，': ',',
  '、': ',',
  '；': ',',
  ';': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '(': '[',
  ')': ']',
}

const mark: Explain = ({ token, offset, text, before, after }) => {
  const found = /^(?:=>?|->|;)|[：，、；｛｝［］()]/.exec(token)
  if (!found || (before === ':' && found[0].startsWith('='))) return null
  const place = offset + found.index
  const instead = marks[found[0]] ?? ''
  const isLast = instead === ',' && (after === '' || '}]'.includes(after))
  if (text[place - 1] === undefined) return null
  return at(place, `${found[0]} is not a mark of JSON`, isLast ? 'remove it' : `write ${instead}`)
}

const quotationMarks: Explain = ({ token, text, offset, before, after }) => {
  if (text.slice(offset - 2, offset + 1) === '"""') {
    return at(offset - 2, 'three quotation marks', 'write one')
  }
  if (/^[“”„«»]/.test(token)) return at(offset, 'a curly quotation mark', 'write a straight one: "')
  if (/^['‘’`´]/.test(token))
    return at(offset, 'text in single quotation marks', 'write "double" ones')
  if (token.startsWith('&quot;')) return at(offset, '&quot; is a quotation mark of HTML', 'write "')
  if (token === '+' && before === '"' && after === '"') {
    return at(offset, 'a + between two texts', 'make one text of the two')
  }
  if (/^(?:…|\.{3})/.test(token)) {
    return at(
      offset,
      `${token} stands for something that was left out`,
      'write it, or put the last version back',
    )
  }
  if (before !== '"' || token === '' || /^(?:#|--|<!--)/.test(text.slice(offset))) return null
  return at(
    offset,
    'a quotation mark inside text ends it here',
    'write \\" or a curly one inside text',
  )
}

const comment: Explain = ({ text, offset, before }) => {
  if (before === ':' || !/^(?:#|--|<!--)/.test(text.slice(offset, offset + 4))) return null
  return at(offset, 'a comment', 'remove it: JSON has none')
}

const bareValue: Explain = (stop) => {
  const { start, written } = valueAround(stop)
  const finding = explainBareValue(written)
  return finding ? at(start, ...finding) : null
}

/** A value is what stands from its key to the end of the line, or to what closes around it. */
function valueAround({ text, offset }: Stop): { start: number; written: string } {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const before = text.slice(lineStart, offset)
  const [, indent = ''] = /^(.*"\s*:\s*|.*\[\s*|\s*)[^"]*$/s.exec(before) ?? []
  const start = lineStart + indent.length
  const [, written = ''] = /^([^"{}[\]\n]*?)[\s,]*(?:["{}[\]\n]|$)/.exec(text.slice(start)) ?? []
  const isKey = /^\s*:/.test(text.slice(start + written.length))
  // On a line of its own may stand a number of a list; anything else is a key, or a comment.
  const isLost = /^\s*$/.test(indent) && /[:#]/.test(written)
  return { start, written: isKey || isLost ? '' : written }
}

const bareKey: Explain = (stop) => {
  const { token, offset, after, before } = stop
  if (token === '') return null
  if (after === ':' && before !== ':') {
    return at(offset, `the key ${token} has no quotation marks`, `write "${token}"`)
  }
  const value = valueAround(stop)
  const { start, written } = value.written === '' ? { start: offset, written: token } : value
  return unknown(start, written)
}

function unknown(start: number, written: string): PlacedFinding {
  const message = `${cut(written)} is not text, a number, true, false or null`
  return at(start, message, 'put text in "quotation marks"')
}
