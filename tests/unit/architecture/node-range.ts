/** A version's parts, most significant first; a range may leave later ones out. */
type Parts = readonly number[]

const comparator = /^(\^|~|>=|<=|>|<|=)?\s*v?(\*|\d+(?:\.(?:\d+|x|\*))*)$/

/**
 * Does an `engines.node` range admit a version? Reads what packages write there: alternatives with
 * `||`, comparators side by side, `^`, `~`, wildcards and partial versions.
 * @throws Error for anything else, such as a hyphen range, so that no entry passes unread.
 */
export function admits(range: string, version: string): boolean {
  const wanted = version.split('.').map(Number)
  return range
    .split('||')
    .some((alternative) =>
      comparatorsOf(alternative).every(
        ({ from, below }) =>
          compare(wanted, from) >= 0 && (below === null || compare(wanted, below) < 0),
      ),
    )
}

function comparatorsOf(alternative: string): { from: Parts; below: Parts | null }[] {
  return alternative
    .trim()
    .replace(/([<>=^~])\s+/g, '$1')
    .split(/\s+/)
    .map((text) => {
      const [, operator = '', version] = comparator.exec(text) ?? []
      if (version === undefined) throw new Error(`'${text}' is not a range this check can read`)
      return bounds(
        operator,
        version
          .split('.')
          .filter((part) => /\d/.test(part))
          .map(Number),
      )
    })
}

function bounds(operator: string, parts: Parts): { from: Parts; below: Parts | null } {
  if (parts.length === 0) return { from: [], below: null }
  if (operator === '>=') return { from: parts, below: null }
  if (operator === '>') return { from: after(parts), below: null }
  if (operator === '<') return { from: [], below: parts }
  if (operator === '<=') return { from: [], below: after(parts) }
  if (operator === '~') return { from: parts, below: after(parts.slice(0, 2)) }
  if (operator === '^') return { from: parts, below: after(parts.slice(0, caretDepth(parts))) }
  return { from: parts, below: after(parts) }
}

/** `^` holds the first part that is not zero: `^1.2` stays below 2, `^0.2` below 0.3. */
function caretDepth(parts: Parts): number {
  const first = parts.findIndex((part) => part > 0)
  return first === -1 ? parts.length : first + 1
}

function after(parts: Parts): Parts {
  return parts.map((part, index) => (index === parts.length - 1 ? part + 1 : part))
}

function compare(left: Parts, right: Parts): number {
  const length = Math.max(left.length, right.length)
  const differences = Array.from({ length }, (_, index) => (left[index] ?? 0) - (right[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
