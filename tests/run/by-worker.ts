import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * Has the files that can share a worker follow each other: it keeps what it has loaded only until a
 * file of another project, or of another environment, comes.
 */
export class ByWorker extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files)
    const kinds = new Map(usual.map((file) => [file, kindOfWorker(file)]))
    const kindOf = (file: TestSpecification) => kinds.get(file) ?? ''
    return usual.toSorted((one, other) => kindOf(one).localeCompare(kindOf(other)))
  }
}

function kindOfWorker({ project, moduleId }: TestSpecification): string {
  const [firstLine = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return `${project.name} ${firstLine.startsWith('// @vitest-environment') ? firstLine : ''}`
}
