import { thisMachine } from './machine.ts'
import { provideBrowser } from './provide-browser.ts'

try {
  process.stdout.write(`Browser tests run in ${provideBrowser(thisMachine)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
