import { runBundle } from './bundle.ts'

/** The console's commands, out of the same bundle as the site. */
export const { loadCommand: load } = runBundle(import.meta.dirname).site
