import { statSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** A mutant is dead with the first test that fails: those come first that start no site. */
export class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costs = new Map(files.map((file) => [file, costOf(file.moduleId)]))
    return files.toSorted((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0))
  }
}

function costOf(path: string): number {
  return statSync(path).size + (/\/(?:feature|specification)\//.test(path) ? 1_000_000 : 0)
}
