import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../../tests/support/free-port.ts'

/*
 * Builds what is published, installs it beside the guestbook in an empty folder as a stranger would, checks
 * the guestbook's types by TypeScript 5 and 7 under both ways of resolving modules, and signs it. It
 * needs npm's registry. Ends with 1 when anything of that fails.
 */

const room = resolve(import.meta.dirname, '..')
const workspace = resolve(room, '../..')
const folder = mkdtempSync(join(tmpdir(), 'guestbook-'))

/** The types of Inertia's own client resolve by a bundler alone, and want a package that it does not name. */
const checks = [
  { resolution: 'nodenext', file: 'server.ts', skipLibCheck: false },
  { resolution: 'bundler', file: 'server.ts', skipLibCheck: false },
  { resolution: 'bundler', file: 'client.tsx', skipLibCheck: true },
] as const

try {
  install()
  for (const compiler of ['typescript', 'typescript-5']) {
    for (const checked of checks) checkTypes(compiler, checked)
  }
  await sign()
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

/** The versions that this project itself is tested with. */
function versionOf(name: string): string {
  const text = readFileSync(join(workspace, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, { version: string }> }
  const found = packages[`node_modules/${name}`]
  if (!found) throw new Error(`package-lock.json has no ${name}`)
  return found.version
}

function install(): void {
  // A copy is packed: packing changes the package's description.
  const copy = join(folder, 'source/packages/inertia-express')
  mkdirSync(copy, { recursive: true })
  cpSync(join(workspace, 'tsconfig.json'), join(folder, 'source/tsconfig.json'))
  cpSync(room, copy, { recursive: true, filter: (path) => !path.includes('node_modules') })
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'source/node_modules'), 'junction')
  run('npm', ['pack', '--pack-destination', folder], copy)
  rmSync(join(folder, 'source'), { recursive: true })
  cpSync(join(room, 'examples/guestbook'), folder, { recursive: true })
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  const names = [
    'express',
    'express-session',
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
    '@saltlark/inertia-express': `file:${tarball}`,
    ...Object.fromEntries(names.map((name) => [name, versionOf(name)])),
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

/** Sends the form wrongly and rightly, as the client does, and looks at the page after each. */
async function sign(): Promise<void> {
  run('npx', ['esbuild', 'client.tsx', '--bundle', '--format=esm', '--outfile=dist/client.js'])
  const port = await freePort()
  const server = spawn(process.execPath, ['--import', 'tsx', 'server.ts'], {
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
  say(`shows ${what}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
