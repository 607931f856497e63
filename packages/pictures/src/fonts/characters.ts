const printable = between(' ', '~')
const lettersOfNames = between('À', 'ÿ')
const signs = '£€©®°½·–—‘’“”…\u00a0'

/**
 * The characters that both fonts have: printable ASCII, the letters of western European names, and the
 * signs of our copy. Any other comes from a font of the reader's machine; a test finds those in use.
 */
export const characters = printable + lettersOfNames + signs

/** How often a character stands in a thousand of the site's copy, for those that make up the most of it. */
export const frequencies: Readonly<Record<string, number>> = {
  ' ': 183,
  e: 92,
  a: 69,
  t: 67,
  o: 64,
  n: 55,
  s: 50,
  r: 50,
  i: 46,
  h: 41,
  d: 30,
  l: 28,
  u: 21,
  c: 19,
  w: 17,
  y: 17,
  f: 16,
  g: 15,
  p: 14,
  m: 14,
  b: 11,
  ',': 11,
  k: 10,
  '.': 8,
  v: 6,
  S: 4,
  T: 3,
  A: 3,
  C: 3,
  Y: 2,
  D: 2,
  x: 2,
  W: 1,
  I: 1,
  M: 1,
  j: 1,
  F: 1,
  P: 1,
  R: 1,
  L: 1,
  B: 1,
  N: 1,
  O: 1,
  H: 1,
  E: 1,
  '0': 1,
  '1': 1,
  '2': 1,
  '-': 1,
  q: 1,
}

function between(first: string, last: string): string {
  const start = first.charCodeAt(0)
  const length = last.charCodeAt(0) - start + 1
  return String.fromCharCode(...Array.from({ length }, (_, index) => start + index))
}
