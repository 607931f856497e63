/** A number that a text tells, in digits or in words. */
interface ToldNumber {
  readonly said: string
  readonly value: number
  /** Where it begins in the text. */
  readonly index: number
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const word = `(?:(?:${[...units.slice(1), ...tens].join('|')}|hundred|thousand|an?|and)(?:[\\s-]+|\\b))+`
const number = `(\\d[\\d,]*(?:\\.\\d+)?|${word})`

/** The value of `24`, `1,200` or `two hundred and fifty`; NaN: the words are no number. */
export function valueOf(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(',', ''))
  let [whole, part] = [0, 0]
  for (const one of said
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)) {
    if (one === 'and') continue
    const unit = one === 'a' || one === 'an' ? 1 : units.indexOf(one)
    const ten = tens.indexOf(one)
    if (one === 'hundred') part = Math.max(1, part) * 100
    else if (one === 'thousand') [whole, part] = [whole + Math.max(1, part) * 1000, 0]
    else if (unit >= 0) part += unit
    else if (ten >= 0) part += (ten + 2) * 10
    else return Number.NaN
  }
  return whole + part
}

function toldBy(pattern: RegExp): (text: string) => readonly ToldNumber[] {
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, 1: first, 2: second, index }) => {
      const value = valueOf((first ?? second ?? '').trim())
      return value > 0 ? [{ said: said.trim(), value, index }] : []
    })
}

/** Such as `£50` and `fifty pounds`. */
export const amountsIn = toldBy(
  new RegExp(`£\\s?(\\d[\\d,]*(?:\\.\\d+)?)|\\b${number}\\s*pounds\\b`, 'gi'),
)

/** Such as `24 months`; not `18 months ago`. */
export const monthsIn = toldBy(new RegExp(`\\b${number}\\s*months\\b(?! ago)`, 'gi'))

/** Such as `eight nights` and `2 nights`. */
export const nightsIn = toldBy(new RegExp(`\\b${number}\\s*nights\\b`, 'gi'))

/** Such as `40 hours` and `forty hours`; of `six to eight hours` the eight. */
export const hoursIn = toldBy(new RegExp(`\\b${number}\\s*hours\\b`, 'gi'))

/** Such as `20 evenings`. */
export const eveningsIn = toldBy(new RegExp(`\\b${number}\\s*evenings\\b`, 'gi'))

const seaTimes = new Map(
  Object.entries({
    days: 'days?\\b(?! (?:ago|before|after|old|or more))',
    miles: '(?:sea |nautical )?miles\\b(?! (?:from|off) )',
    'night hours': 'night hours?\\b',
    'as skipper': '(?:days )?as skipper\\b',
    passages: 'passages\\b',
    overnight: '(?:of them )?overnight\\b',
  }).map(([unit, words]) => [unit, toldBy(new RegExp(`\\b${number}\\s*${words}`, 'gi'))]),
)

/** Such as `15 days`, `8 night hours` and `2 as skipper`. */
export function seaTimesIn(unit: string, text: string): readonly ToldNumber[] {
  return seaTimes.get(unit)?.(text) ?? []
}
