import { readdirSync } from 'node:fs'
import type { Fault } from '../verdicts/site-verdict.ts'
import type { PageState } from './states.ts'

const folder = 'resources/js/pages'

/** A fault for each page component that no state shows. */
export function unseenComponents(
  states: readonly Pick<PageState, 'component'>[],
  components: readonly string[] = allComponents(),
): Fault[] {
  const seen = new Set(states.map(({ component }) => component))
  return components
    .filter((component) => !seen.has(component))
    .map((address) => ({ address, fault: 'no state in tests/crawl/browser/states.ts shows it' }))
}

function allComponents(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('\\', '/'))
}
