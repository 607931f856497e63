import { inject, vi } from 'vitest'

/* A kept thread begins each mutant with none, and without what the last one left in modules of ours. */

interface State {
  activeMutant?: string | undefined
  last?: string
}

const provided = (name: string) => inject(name as never) as string
const state = (globalThis as unknown as Record<string, State | undefined>)[
  provided('globalNamespace')
]
const mutant = provided('activeMutant')
if (state && mutant !== state.last) {
  state.activeMutant = undefined
  state.last = mutant
  vi.resetModules()
}
