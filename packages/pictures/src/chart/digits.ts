import { tenth } from '../kit/path.ts'

const strokes: Readonly<Record<string, string>> = {
  0: 'M0 1Q0 0 .5 0T1 1V2Q1 3 .5 3T0 2z',
  1: 'M.15 .5L.6 0V3',
  2: 'M0 .7Q.1 0 .5 0T1 .8Q1 1.4 0 3H1',
  3: 'M.05 .3Q.4 -.2 .8 .2T.4 1.4Q1 1.5 1 2.2T.5 3T0 2.6',
  4: 'M.75 3V0L0 2.1H1',
  5: 'M.95 0H.15L.1 1.3Q1 .9 1 2T.5 3T0 2.7',
  6: 'M.8 0Q0 .8 0 2T.5 3T1 2.1T.5 1.3T.03 2',
  7: 'M0 0H1Q.5 1.4 .35 3',
  8: 'M.5 1.4Q.05 1.2 .05 .7T.5 0T.95 .7T.5 1.4Q0 1.7 0 2.2T.5 3T1 2.2T.5 1.4z',
  9: 'M.95 1Q.9 1.7 .5 1.7T0 .9T.5 0T1 1Q1 2.4 .3 3',
}

/** A number in strokes of our own, so that no picture needs a font; `size` is a third of its height. */
export function number(value: number, x: number, y: number, size: number): string {
  return [...String(Math.floor(value))]
    .map((digit, index) => placed(strokes[digit] ?? '', x + index * size * 1.5, y, size))
    .join('')
}

/** A sounding: metres, and tenths set small and low where it is shallow. */
export function sounding(depth: number, x: number, y: number, size: number): string {
  const whole = Math.floor(depth)
  if (depth >= 21) return number(whole, x, y, size)
  const right = x + String(whole).length * size * 1.5
  return number(whole, x, y, size) + number((depth - whole) * 10, right, y + size * 1.4, size * 0.7)
}

function placed(path: string, x: number, y: number, size: number): string {
  let command = ''
  let index = 0
  return (path.match(/[A-Za-z]|-?[\d.]+/g) ?? [])
    .map((token) => {
      if (/[A-Za-z]/.test(token)) {
        command = token
        index = 0
        return token
      }
      const down = command === 'V' || (command !== 'H' && index % 2 === 1)
      const gap = index++ ? ' ' : ''
      return gap + tenth(Number(token) * size + (down ? y : x))
    })
    .join('')
}
