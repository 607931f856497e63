export { devtools } from './devtools.ts'
export type { DevtoolsOptions } from './options.ts'
