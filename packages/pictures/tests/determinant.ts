/** One crossing of a closed rope, as its diagram is written: which arc passes over which two. */
interface Under {
  readonly over: number
  readonly from: number
  readonly to: number
}

/** A passing of a rope: the crossing's name, and whether the rope is the upper one there. */
export interface Passing {
  readonly crossing: string
  readonly isOver: boolean
}

/**
 * The determinant of the knot that a rope makes when its ends are joined outside the picture: 1 for
 * none, 3 for an overhand knot, 5 for a figure of eight, 9 for a reef knot.
 * @param passings every passing in the order in which the rope runs.
 */
export function determinant(passings: readonly Passing[]): number {
  const count = passings.filter(({ isOver }) => !isOver).length
  const unders = crossingsOf(passings, count)
  const matrix = unders.slice(1).map(({ over, from, to }) => {
    const row = Array.from({ length: count }, () => 0)
    row[over] = (row[over] ?? 0) + 2
    row[from] = (row[from] ?? 0) - 1
    row[to] = (row[to] ?? 0) - 1
    return row.slice(1)
  })
  return Math.abs(Math.round(eliminated(matrix)))
}

function crossingsOf(passings: readonly Passing[], count: number): Under[] {
  let arc = 0
  const overs = new Map<string, number>()
  const unders = new Map<string, { from: number; to: number }>()
  for (const { crossing, isOver } of passings) {
    if (isOver) {
      overs.set(crossing, arc)
    } else {
      unders.set(crossing, { from: arc, to: (arc + 1) % count })
      arc = (arc + 1) % count
    }
  }
  return [...unders].map(([crossing, arcs]) => ({ ...arcs, over: overs.get(crossing) ?? 0 }))
}

/** The determinant of a square matrix (Gauss). */
function eliminated(matrix: number[][]): number {
  const rows = matrix.map((row) => [...row])
  let product = 1
  for (let column = 0; column < rows.length; column++) {
    const pivot = rows.findIndex(
      (row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-9,
    )
    if (pivot < 0) return 0
    const [top, found] = [rows[column], rows[pivot]]
    if (!top || !found) return 0
    if (pivot !== column) product = -product
    rows[pivot] = top
    rows[column] = found
    product *= found[column] ?? 0
    for (const row of rows.slice(column + 1)) {
      const share = (row[column] ?? 0) / (found[column] ?? 1)
      found.forEach((value, index) => (row[index] = (row[index] ?? 0) - share * value))
    }
  }
  return product
}
