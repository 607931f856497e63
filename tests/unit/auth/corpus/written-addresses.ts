/**
 * So many addresses, each put together from the pieces in which hostile ones are written. The same
 * ones every time.
 */
export function writtenAddresses(count: number): string[] {
  const next = numbersFrom(20_261_121)
  const one = (list: readonly string[]) => list[next(list.length)] as string
  return Array.from({ length: count }, () => {
    const start = one(starts)
    return start + Array.from({ length: next(9) }, () => one(pieces)).join('')
  })
}

// Most begin like a path, or the first rule would refuse nearly all.
const starts = ['/', '/', '/', '/', '/.', '/..', '/%2e', '', '//', '/\\', 'https:', '/knots']

const signs = [...'//\\.%?#&=;|^`<>"\'{}*~$!-_aZ0é。']
const blanks = [...'\t\n\r\0 \v\f\u007F\u0085\u00A0\u200B\u2028\uFEFF\u3000\u{1F600}']
/** Signs that look like a stroke, and halves of signs. */
const doubles = ['\uFF0F', '\uFF3C', '\u2044', '\uD83D', '\uDE00']
const escapes = '.. // %2e %2E%2e %2f %5c %09 %00 %zz'.split(' ')
const hosts = 'evil.test @evil.test :443 user:pass@ [::1] 127.1 xn--80ak6aa92e.test'.split(' ')
const schemes = 'http: https: https:// javascript: data: ftp: file:'.split(' ')
const own = ['knots', 'login', '?intended=//evil.test', '?a=1&b[]=2']

const pieces = [...signs, ...blanks, ...doubles, ...escapes, ...hosts, ...schemes, ...own]

/** Evenly spread whole numbers below a limit (a linear congruential generator). */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
