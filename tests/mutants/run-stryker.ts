import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const version = '9.6.1'
const folder = '.data/mutants'
const toolFolder = join(folder, 'tool')

/** Installs the tool where no lockfile of ours has its two hundred packages: once, by the first run. */
export function provideStryker(): void {
  if (existsSync(join(toolFolder, 'node_modules/@stryker-mutator/vitest-runner'))) return
  mkdirSync(toolFolder, { recursive: true })
  writeFileSync(join(toolFolder, 'package.json'), '{ "private": true }\n')
  const { devDependencies } = readJson<{ devDependencies: Record<string, string> }>('package.json')
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
  const { status } = spawnSync('npm', [...words, `vitest@${devDependencies['vitest']}`], {
    cwd: toolFolder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The tool could not be installed.')
}

interface RunOptions {
  readonly room: string
  readonly sources: string
  readonly tests: readonly string[]
  readonly sample: string
  readonly seed: string
  readonly workers: string
}

export interface Tried {
  readonly id: string
  readonly file: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
  readonly mutatorName: string
  readonly replacement: string
  readonly status: string
}

/**
 * Tries mutants of these sources that are drawn by the seed, in a copy of the project.
 * @throws Error when the tool ends without a report.
 */
export function runStryker({ room, sources, tests, sample, seed, workers }: RunOptions): Tried[] {
  const at = (name: string) => join(folder, `${room}-${name}.json`)
  const settings = {
    mutate: [`${sources}/**/*.ts`],
    // What words a text has is no rule of the code.
    mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', resolve('tests/mutants/draw.js')],
    checkers: ['drawn'],
    coverageAnalysis: 'perTest',
    // What runs only while modules load would have to be tried by every test of the room.
    ignoreStatic: true,
    concurrency: Number(workers),
    tempDirName: join(folder, 'copies'),
    ignorePatterns: ['.data', 'build', 'public/build', 'test-results', 'playwright-report'],
    reporters: ['draw', 'json', 'progress-append-only'],
    jsonReporter: { fileName: at('report') },
    // It rewrites that by a compiler's interface which TypeScript 7 no longer has.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 20,
  }
  writeFileSync(at('settings'), JSON.stringify(settings, null, 2))
  const variables = {
    MUTANTS_DRAWN: resolve(at('drawn')),
    MUTANTS_SAMPLE: sample,
    MUTANTS_SEED: seed,
    MUTANTS_TESTS: tests.join('\n'),
  }
  const program = join(toolFolder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const { status } = spawnSync(process.execPath, [program, 'run', at('settings')], {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The run of ${room} ended with exit code ${status}.`)
  const drawn = new Set(readJson<string[]>(at('drawn')))
  const { files } = readJson<{ files: Record<string, { mutants: Omit<Tried, 'file'>[] }> }>(
    at('report'),
  )
  return Object.entries(files)
    .flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })))
    .filter(({ id }) => drawn.has(id))
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}
