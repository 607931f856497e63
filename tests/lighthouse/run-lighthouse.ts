import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readReport } from './report.ts'
import type { Report } from './report.ts'

interface RunOptions {
  readonly address: string
  /** The browser's program. */
  readonly browser: string
  readonly isRoot: boolean
  /** Where the tool writes its whole report, as JSON. */
  readonly path: string
}

/**
 * One run of Lighthouse on a simulated phone. It needs a newer Node than the site does, so npx brings
 * both; the first run downloads them.
 * @throws Error when it ends without a report.
 */
export async function runLighthouse(options: RunOptions): Promise<Report> {
  const { address, browser, isRoot, path } = options
  const flags = ['--headless=new', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])]
  const tool = spawn(
    'npx',
    [
      '-y',
      '-p',
      'node@24',
      '-p',
      'lighthouse@13.5.0',
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${flags.join(' ')}`,
      '--only-categories=accessibility,best-practices,seo,performance',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  tool.stderr.setEncoding('utf8').on('data', (text: string) => void (complaint += text))
  const [code] = (await once(tool, 'close')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse ended with exit code ${code}:\n${complaint}`)
  return readReport(readFileSync(path, 'utf8'))
}
