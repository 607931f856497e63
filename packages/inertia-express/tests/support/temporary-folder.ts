import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that ends with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltlark-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
