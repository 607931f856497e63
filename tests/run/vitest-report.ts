import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { requestsKey } from './reports.ts'
import type { Proof, Report } from './reports.ts'

/**
 * Leaves a {@link Report} in the file that `--outputFile` names. The runner's own JSON says nothing
 * of errors that belong to no test, so that a run could fail without a word about why.
 */
export default class VitestReport implements Reporter {
  #path = ''

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile !== 'string') throw new Error('--outputFile names no file.')
    this.#path = config.outputFile
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    writeFileSync(this.#path, JSON.stringify(reportOf(modules, unhandled)))
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Report {
  const faults = [
    ...modules.flatMap(faultsOf),
    ...unhandled.map((error) => `outside: ${said(error)}`),
  ]
  const count = (state: 'passed' | 'skipped') =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0)
  return {
    passed: count('passed'),
    failed: faults.length,
    skipped: count('skipped'),
    faults,
    files: modules.map((module) => ({
      file: module.relativeModuleId,
      seconds: module.diagnostic().duration / 1000,
      requests: requestsOf(module.meta()),
    })),
    proofs: modules.flatMap((module) => [...module.children.allTests()].flatMap(proofsOf)),
  }
}

function requestsOf(meta: object): readonly string[] {
  return (meta as { readonly [requestsKey]?: readonly string[] })[requestsKey] ?? []
}

function proofsOf(test: TestCase): Proof[] {
  const { state } = test.result()
  const outcome = state === 'pending' ? 'skipped' : state
  const file = test.module.relativeModuleId
  return test.tags.map((sentence) => ({ sentence, file, test: test.fullName, outcome }))
}

/** Its failed tests, and what failed around them: loading the file, and hooks. */
function faultsOf(module: TestModule): string[] {
  const around = [module, ...module.children.allSuites()].flatMap((group) =>
    group.errors().map((error) => `${module.relativeModuleId}: ${said(error)}`),
  )
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} › ${test.fullName}`,
  )
  return [...around, ...tests]
}

function said(error: SerializedError): string {
  return (error.stack ?? error.message).split('\n').slice(0, 4).join('\n    ')
}
