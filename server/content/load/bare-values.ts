import type { Finding } from './document.ts'

/** A value without quotation marks that JSON does not know: what it is, and what to write instead. */
export function explainBareValue(written: string): Finding | null {
  const plain = written
    .normalize('NFKC')
    .replaceAll(/[−‐‑‒–—]/g, '-')
    .trim()
  if (/^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|:.*)?$/i.test(written.trim())) return null
  for (const explain of [explainWord, explainSheet, explainDay, explainTime, explainNumber]) {
    const finding = explain(plain, written)
    if (finding) return finding
  }
  return null
}

type Explain = (plain: string, written: string) => Finding | null

const words: readonly (readonly [RegExp, message: string, remedy: string])[] = [
  [/^(?:true|yes|y|on)$/i, 'is not how JSON says yes', 'write true'],
  [/^(?:false|no|n|off)$/i, 'is not how JSON says no', 'write false'],
  [
    /^(?:none|nil|null|undefined|n\/a|na|void|empty|-+)$/i,
    'is not how JSON says nothing',
    'write null, or remove the line if it may be left out',
  ],
  [
    /^[-+]?(?:nan|inf|infinity)$/i,
    'is no number',
    'write the number, or null where there may be none',
  ],
]

const explainWord: Explain = (plain, written) => {
  const known = words.find(([pattern]) => pattern.test(plain))
  if (known) return [`${written} ${known[1]}`, known[2]]
  const count = counts.indexOf(plain.toLowerCase())
  return count < 0 ? null : [`${written} is a number in words`, `write ${count}`]
}

const counts =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  )

const explainSheet: Explain = (plain, written) => {
  if (plain.startsWith('='))
    return [`${written} is a formula of a spreadsheet`, 'write what it makes']
  if (!plain.startsWith('#')) return null
  return [`${written} is what a spreadsheet shows when it has no value`, 'write the value']
}

const explainDay: Explain = (plain, written) => {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)?$/i.test(plain)) {
    return [`${written} is a moment without quotation marks`, `write "${plain}"`]
  }
  const iso = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(plain)
  const british = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})$/.exec(plain)
  const [year, month, day] = iso ? iso.slice(1) : british ? british.slice(1).toReversed() : []
  if (year === undefined || month === undefined || day === undefined) return null
  const text = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return [`${written} is a day without quotation marks`, `write "${text}"`]
}

const explainTime: Explain = (plain, written) => {
  const [, hour, minute = '00', half = ''] =
    /^(\d\d?)(?:[:.](\d\d))?\s*([ap]\.?m\.?|h)?$/i.exec(plain) ?? []
  if (hour === undefined || (!plain.includes(':') && half === '')) return null
  const hours = (Number(hour) % (/^[ap]/i.test(half) ? 12 : 24)) + (/^p/i.test(half) ? 12 : 0)
  const text = `${String(hours).padStart(2, '0')}:${minute}`
  return [`${written} is a time without quotation marks`, `write "${text}"`]
}

const explainNumber: Explain = (plain, written) => {
  const degrees = /^(-?\d+)°\s*(\d+(?:\.\d+)?)['′]?.*?([NESW])?$/i.exec(plain)
  if (degrees) {
    const [, whole = '', minutes = '', side = ''] = degrees
    const sign = /[sw]/i.test(side) ? '-' : ''
    const text = sign + (Number(whole) + Number(minutes) / 60).toFixed(3)
    return [`${written} has degrees and minutes`, `write degrees with decimals: ${text}`]
  }
  const [, digits = '', unit = ''] = amount.exec(plain) ?? []
  const number = readNumber(digits)
  if (digits === '' || !Number.isFinite(number)) return null
  const isPence = unit === 'p' && !/[.,]/.test(digits)
  const remedy =
    unit === '%' ? 'write the number without %' : `write ${isPence ? number / 100 : number}`
  return [`${written} is not how JSON writes a number`, remedy]
}

/** Digits with marks between them, and what money, days or miles have before and behind. */
const amount =
  /^(?:[^\d\s.,:+-]{1,4}\s*)?([-+]?(?:\d{1,3}(?:[ '’_]\d{3})+(?:[.,]\d+)?|\d(?:\d|[.,·](?=\d))*|[.,]\d+))(?:[.,](?:-{1,2})?)?\s*(%|[€£$]|(?!e$)[a-z]{1,9})?$/i

/** The number that people mean: of two kinds of marks the last is the decimal point. */
function readNumber(digits: string): number {
  const plain = digits.replaceAll(/['’_\s]/g, '').replace('·', '.')
  const last = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const isGrouped = /^[-+]?\d{1,3}(?:,\d{3})+$|^[-+]?\d{1,3}(?:\.\d{3}){2,}$/.test(plain)
  if (last < 0 || isGrouped) return Number(plain.replaceAll(/[.,]/g, ''))
  const [whole, part] = [plain.slice(0, last), plain.slice(last + 1)]
  // Before the decimal point stand groups of three, or nothing but digits.
  if (!/^[-+]?(?:\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/.test(whole)) return Number.NaN
  return Number(`${whole.replaceAll(/[.,]/g, '') || 0}.${part}`)
}
