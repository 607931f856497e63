import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { packInto, packageFolder } from '../tests/support/packed.ts'

/*
 * Builds what is published, installs it beside the guestbook in an empty folder as a stranger would, checks
 * the guestbook's types by TypeScript 5 and 7 under both ways of resolving modules, and signs it, by
 * this Node and by the others that are promised. It needs npm's registry. Ends with 1 when anything of that
 * fails.
 */

const folder = mkdtempSync(join(tmpdir(), 'guestbook-'))

/** The lowest Node that is promised, and the newest one with long support; and where npm has their programs. */
const promisedNodes = ['20.19.0', '24.21.0']
const platformsOfNodes = ['linux-x64', 'linux-arm64']

/** The types of Inertia's own client resolve by a bundler alone, and want a package that it does not name. */
const checks = [
  { resolution: 'nodenext', file: 'server.ts', skipLibCheck: false },
  { resolution: 'bundler', file: 'server.ts', skipLibCheck: false },
  { resolution: 'nodenext', file: 'other-servers.ts', skipLibCheck: false },
  { resolution: 'bundler', file: 'client.tsx', skipLibCheck: true },
] as const

try {
  install()
  for (const compiler of ['typescript', 'typescript-5']) {
    for (const checked of checks) checkTypes(compiler, checked)
  }
  run('npx', ['esbuild', 'client.tsx', '--bundle', '--format=esm', '--outfile=dist/client.js'])
  for (const program of [process.execPath, ...promisedPrograms()]) {
    takeByRequire(program)
    await sign(program)
  }
} finally {
  rmSync(folder, { recursive: true })
}

function run(command: string, given: readonly string[], cwd = folder): void {
  try {
    execFileSync(command, given, { cwd, stdio: 'pipe', shell: process.platform === 'win32' })
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: Buffer; readonly stderr: Buffer }
    const said = `${String(stdout)}${String(stderr)}`
    throw new Error(`${command} ${given.join(' ')} failed:\n${said}`, { cause: error })
  }
}

interface PackageFile {
  readonly devDependencies: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
}

function describedIn(room: string): PackageFile {
  return JSON.parse(readFileSync(join(room, 'package.json'), 'utf8')) as PackageFile
}

function install(): void {
  mkdirSync(join(folder, 'packed'))
  const tarball = packInto(join(folder, 'packed'))
  cpSync(join(packageFolder, 'examples/guestbook'), folder, { recursive: true })
  // The versions that the package itself is tested with.
  const tested = describedIn(packageFolder).devDependencies
  const names = [
    'express',
    'express-session',
    'hono',
    '@inertiajs/react',
    'react',
    'react-dom',
    'typescript',
    '@types/express',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'esbuild',
    'tsx',
  ]
  const dependencies = {
    '@saltlark/inertia-express': `file:packed/${basename(tarball)}`,
    ...Object.fromEntries(names.map((name) => [name, tested[name]])),
    '@types/express-session': '1.18.2',
    'typescript-5': 'npm:typescript@5.9.3',
  }
  const described = { name: 'guestbook', private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(described))
  run('npm', ['install', '--no-audit', '--no-fund'])
  say('installed from the packed tarball')
}

function checkTypes(
  compiler: string,
  { resolution, file, skipLibCheck }: (typeof checks)[number],
): void {
  const options = {
    strict: true,
    skipLibCheck,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    jsx: 'react-jsx',
    module: resolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution: resolution,
    allowImportingTsExtensions: true,
    types: ['node'],
  }
  const settings = { compilerOptions: options, files: [file] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  run(process.execPath, [join('node_modules', compiler, 'bin/tsc'), '-p', '.'])
  say(`the types of ${file} are right by ${compiler}, ${resolution}`)
}

/** The programs of the promised versions that this is not, as far as npm has them for this system. */
function promisedPrograms(): string[] {
  const platform = `${process.platform}-${process.arch}`
  const others = promisedNodes.filter((version) => version !== process.versions.node)
  if (!platformsOfNodes.includes(platform)) {
    say(`skips Node ${others.join(' and ')}, which npm does not have for ${platform}`)
    return []
  }
  return others.map((version) => {
    const place = join(folder, 'nodes', version)
    mkdirSync(place, { recursive: true })
    const name = `node-${platform}`
    run('npm', ['install', '--prefix', place, '--no-audit', '--no-fund', `${name}@${version}`])
    return join(place, 'node_modules', name, 'bin/node')
  })
}

/** Takes every entry as a CommonJS module would. */
function takeByRequire(program: string): void {
  const name = '@saltlark/inertia-express'
  const { exports } = describedIn(join(folder, 'node_modules', name))
  const entries = Object.keys(exports).map((entry) => entry.replace('.', name))
  const script = `
    const [whole] = ${JSON.stringify(entries)}.map((entry) => require(entry))
    if (typeof whole.inertia !== 'function') throw new Error('no function inertia')`
  run(program, ['--input-type=commonjs', '--eval', script])
  say(`gives ${entries.length} entries to require() under Node ${versionOf(program)}`)
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1)
}

/** Sends the form wrongly and rightly, as the client does, and looks at the page after each. */
async function sign(program: string): Promise<void> {
  say(`under Node ${versionOf(program)} the guestbook`)
  const port = await freePort()
  const server = spawn(program, ['--import', 'tsx', 'server.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  })
  try {
    await visitAll(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
  }
}

async function visitAll(origin: string): Promise<void> {
  const visit = { 'X-Inertia': 'true', 'X-Inertia-Version': '1' }
  const document = await untilThere(origin)
  expectThat(document.includes('data-page="app"'), 'a document with its page', document)
  let cookie = ''
  const send = async (name: string) => {
    const headers = { ...visit, cookie, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ name })
    const sent = await fetch(origin, { method: 'POST', headers, body, redirect: 'manual' })
    cookie = sent.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
    return (await fetch(origin, { headers: { ...visit, cookie } })).text()
  }
  const refused = await send('')
  expectThat(refused.includes('"name":"Write a name."'), 'a refusal beside its field', refused)
  const taken = await send('Ada')
  expectThat(taken.includes('"notice":"Thank you, Ada."'), 'thanks, once it is signed', taken)
  expectThat(taken.includes('"entries":["Ada"]'), 'the name in the book', taken)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function untilThere(origin: string): Promise<string> {
  for (let left = 100; ; left--) {
    try {
      return await (await fetch(origin)).text()
    } catch (error) {
      if (left === 0) throw error
      await new Promise((resolve) => void setTimeout(resolve, 100))
    }
  }
}

function expectThat(isSo: boolean, what: string, found: string): void {
  if (!isSo) throw new Error(`The guestbook does not show ${what}, but:\n${found}`)
  say(`- shows ${what}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
