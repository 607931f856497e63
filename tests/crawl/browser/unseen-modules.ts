import { readdirSync } from 'node:fs'
import type { Fault } from '../verdicts/site-verdict.ts'
import type { PageState } from './states.ts'

const folder = 'resources/js/pages'

/** A fault for each page module that no state shows. */
export function unseenModules(states: readonly Pick<PageState, 'module'>[]): Fault[] {
  const seen = new Set(states.map(({ module }) => module))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('\\', '/'))
    .filter((module) => !seen.has(module))
    .map((address) => ({ address, fault: 'no state in tests/crawl/browser/states.ts shows it' }))
}
