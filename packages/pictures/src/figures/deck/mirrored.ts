import type { Drawing } from '../../kit/drawing.ts'

/** Draws a card's foreground the other way round, for light that comes from the right. */
export function mirrored(drawing: Drawing, paint: () => void): void {
  drawing.group({ transform: 'translate(800 0) scale(-1 1)' }, paint)
}

/** Draws something larger or smaller about a place of the card. */
export function sized(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  size: number,
  paint: () => void,
): void {
  const move = [x * (1 - size), y * (1 - size)].map((by) => Math.round(by * 10) / 10)
  drawing.group({ transform: `translate(${move.join(' ')}) scale(${size})` }, paint)
}
