import { held } from '../../kit/numbers.ts'
import type { Point } from '../../kit/path.ts'

/** The picture as a grid of cells: how far each is from land, in cells; 0 is land. */
export interface Waters {
  readonly columns: number
  readonly rows: number
  readonly offing: Uint8Array
}

/** The sides of a cell, in pixels. */
export const cell = 4
/** Beyond this many cells it no longer matters how far off the land is. */
export const open = 4

/** The grid of a picture with this land and the canals through it. */
export function watersAround(
  shores: readonly (readonly Point[])[],
  canals: readonly (readonly Point[])[],
  width: number,
  height: number,
): Waters {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const offing = new Uint8Array(columns * rows).fill(open)
  for (let row = 0; row < rows; row++) {
    for (const shore of shores) fillRow(offing, columns, row, shore)
  }
  for (let distance = 1; distance < open; distance++) spread(offing, columns, rows, distance)
  const waters = { columns, rows, offing }
  for (const canal of canals) dig(waters, canal)
  return waters
}

function dig(waters: Waters, canal: readonly Point[]): void {
  canal.forEach((to, index) => {
    const from = held(canal, index - 1)
    const count = Math.ceil((2 * Math.hypot(to[0] - from[0], to[1] - from[1])) / cell)
    for (let step = 0; step <= count; step++) {
      const t = step / (count || 1)
      const x = from[0] + (to[0] - from[0]) * t
      const y = from[1] + (to[1] - from[1]) * t
      if (x >= 0 && y >= 0 && x < waters.columns * cell && y < waters.rows * cell) {
        waters.offing[cellOf(waters, [x, y])] = Math.max(
          1,
          waters.offing[cellOf(waters, [x, y])] ?? 0,
        )
      }
    }
  })
}

/** The number of the cell that a point lies in; a point outside lies in the nearest cell. */
export function cellOf({ columns, rows }: Waters, [x, y]: Point): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / cell)))
  return Math.max(0, Math.min(rows - 1, Math.floor(y / cell))) * columns + column
}

/** The middle of a cell. */
export function middleOf({ columns }: Waters, index: number): Point {
  return [((index % columns) + 0.5) * cell, (Math.floor(index / columns) + 0.5) * cell]
}

function fillRow(offing: Uint8Array, columns: number, row: number, shore: readonly Point[]): void {
  const y = (row + 0.5) * cell
  const cuts: number[] = []
  shore.forEach(([x1, y1], index) => {
    const [x2, y2] = held(shore, (index + 1) % shore.length)
    if (y1 > y !== y2 > y) cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  cuts.sort((a, b) => a - b)
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    const from = Math.max(0, Math.ceil(held(cuts, index) / cell - 0.5))
    const to = Math.min(columns - 1, Math.floor(held(cuts, index + 1) / cell - 0.5))
    for (let column = from; column <= to; column++) offing[row * columns + column] = 0
  }
}

function spread(offing: Uint8Array, columns: number, rows: number, distance: number): void {
  for (let index = 0; index < offing.length; index++) {
    if (offing[index] !== distance - 1) continue
    for (const near of neighbours(index, columns, rows)) {
      if ((offing[near] ?? 0) > distance) offing[near] = distance
    }
  }
}

/** The up to eight cells round a cell. */
export function neighbours(index: number, columns: number, rows: number): number[] {
  const [column, row] = [index % columns, Math.floor(index / columns)]
  const found: number[] = []
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const [x, y] = [column + across, row + down]
      if ((across || down) && x >= 0 && y >= 0 && x < columns && y < rows)
        found.push(y * columns + x)
    }
  }
  return found
}
