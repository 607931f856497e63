import { held } from '../../kit/numbers.ts'
import type { Point } from '../../kit/path.ts'
import { cell, cellOf, middleOf, neighbours, open } from './waters.ts'
import type { Waters } from './waters.ts'

/** What a cell costs to sail through, by its distance from land; land itself is for canals only. */
const tolls = [45, 3, 1.7, 1.25, 1]

/** A way by water from one point to another, kept off the land and made smooth. */
export function passage(waters: Waters, from: Point, to: Point): Point[] {
  const cells = cheapest(waters, cellOf(waters, from), cellOf(waters, to))
  const way = [from, ...cells.slice(1, -1).map((index) => middleOf(waters, index)), to]
  return smooth(smooth(pulledTight(waters, way)))
}

/** The cheapest way over the grid (A*), its first and its last cell included. */
function cheapest(waters: Waters, start: number, goal: number): number[] {
  const { columns, rows, offing } = waters
  const cost = new Float64Array(offing.length).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(offing.length).fill(-1)
  const queue = new Map<number, number>([[start, 0]])
  const heap = [[0, start]] as [number, number][]
  cost[start] = 0
  const [gx, gy] = middleOf(waters, goal)
  while (heap.length) {
    const [, index] = takeLeast(heap)
    if (index === goal) break
    if (!queue.delete(index)) continue
    for (const next of neighbours(index, columns, rows)) {
      const [x, y] = middleOf(waters, next)
      const [px, py] = middleOf(waters, index)
      const step = (Math.hypot(x - px, y - py) / cell) * (tolls[offing[next] ?? 0] ?? 1)
      const total = (cost[index] ?? 0) + step
      if (total >= (cost[next] ?? 0)) continue
      cost[next] = total
      from[next] = index
      queue.set(next, total)
      add(heap, [total + Math.hypot(x - gx, y - gy) / cell, next])
    }
  }
  return walkBack(from, goal)
}

function walkBack(from: Int32Array, goal: number): number[] {
  const way = [goal]
  for (let index = from[goal] ?? -1; index >= 0; index = from[index] ?? -1) way.push(index)
  return way.toReversed()
}

/** Leaves out every bend that the land does not ask for. */
function pulledTight(waters: Waters, way: readonly Point[]): Point[] {
  const kept = [held(way, 0)]
  let at = 0
  while (at < way.length - 1) {
    let next = way.length - 1
    while (next > at + 1 && !isClear(waters, held(way, at), held(way, next))) next--
    kept.push(held(way, next))
    at = next
  }
  return kept
}

function isClear(waters: Waters, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.ceil(length / 2)
  for (let step = 1; step < count; step++) {
    const t = step / count
    const point: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const berth = Math.min(step, count - step) * 2 < 5 * cell ? 1 : open - 1
    if ((waters.offing[cellOf(waters, point)] ?? 0) < berth) return false
  }
  return true
}

/** Cuts each corner (Chaikin); the ends stay. */
function smooth(way: readonly Point[]): Point[] {
  const cut = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ]
  const inner = way
    .slice(1, -1)
    .flatMap((point, index) => [
      cut(point, held(way, index), 0.25),
      cut(point, held(way, index + 2), 0.25),
    ])
  return [held(way, 0), ...inner, held(way, way.length - 1)]
}

function add(heap: [number, number][], entry: [number, number]): void {
  let index = heap.push(entry) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (held(heap, parent)[0] <= entry[0]) break
    heap[index] = held(heap, parent)
    index = parent
  }
  heap[index] = entry
}

function takeLeast(heap: [number, number][]): [number, number] {
  const least = held(heap, 0)
  const last = heap.pop() ?? least
  if (!heap.length) return least
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && held(heap, child + 1)[0] < held(heap, child)[0]) child++
    if (held(heap, child)[0] >= last[0]) break
    heap[index] = held(heap, child)
    index = child
  }
  heap[index] = last
  return least
}
