import type { Rope } from '../knot.ts'

/** The ropes the knots are tied with. */
export const ropes = {
  line: { width: 34, tracer: '#e2593c' },
  slim: { width: 28, tracer: '#e2593c' },
  second: { width: 34, tracer: '#1f6f80' },
  thick: { width: 42, tracer: '#1f6f80' },
  thin: { width: 25, tracer: '#e2593c' },
} as const satisfies Record<string, Rope>
