import { existsSync, readFileSync } from 'node:fs'

/*
 * `npm run dev`, `npm start`, `npm test` and every command: JavaScript, because it runs before anything
 * that reads TypeScript is known to be there, and on a Node that is too old to say so.
 */

const project = new URL('../../', import.meta.url)
const built = new URL('build/server/', project)

const [name = '', ...words] = process.argv.slice(2)

// Whoever reads the first lines alone, as `head` does, ends no command in the middle of its work.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
  // A site that could not listen has files and a database open.
  if (name === 'dev') process.exit()
})

async function main() {
  refuseOldNode()
  if (name === 'dev') return serveSources()
  if (name === 'start') return startBuild()
  if (name === 'content:check') {
    const kept = await installed('./kept-bundle.js')
    const exitCode = (await kept?.runKept('server/console/content.ts', words)) ?? null
    if (exitCode !== null) return void (process.exitCode = exitCode)
  }
  const { run } = name === 'test' ? await tests() : await command()
  process.exitCode = await run(words)
}

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', project), 'utf8'))
  const wanted = partsOf(engines.node)
  const [major, minor] = partsOf(process.versions.node)
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return
  throw new Error(
    `This is Node ${process.versions.node}; Saltlark needs ${wanted.join('.')} or newer. Install Node 24 from nodejs.org or with your version manager, run npm install again, then this command.`,
  )
}

/** The major and minor version in a text such as `>=20.19`. */
function partsOf(text) {
  return text.replace(/^\D*/, '').split('.').slice(0, 2).map(Number)
}

async function serveSources() {
  const vite = await installed('vite')
  if (!vite) throw new Error(toolsMissing('npm run dev'))
  const server = await vite.createServer()
  await server.listen().catch((error) => {
    const [, port] = /^Port (\d+) is already in use/.exec(error.message) ?? []
    throw port ? new Error(portTaken(port), { cause: error }) : error
  })
  server.bindCLIShortcuts()
}

async function tests() {
  if (!(await canRunSources())) throw new Error(toolsMissing('npm test'))
  return import(new URL('tests/run/index.ts', project).href)
}

function toolsMissing(command) {
  return `${command} needs the development tools, which are not installed: run npm install first.`
}

function portTaken(port) {
  return `Another program already listens on port ${port}. Stop it, or set PORT to a free port.`
}

async function startBuild() {
  const missing = ['build/server/index.js', 'public/build/.vite/manifest.json'].find(
    (file) => !existsSync(new URL(file, project)),
  )
  if (missing) {
    throw new Error(
      `There is no production build to start (${missing} is missing): run npm run build, then npm start. npm run dev needs no build.`,
    )
  }
  await import(new URL('index.js', built).href)
}

/**
 * The command's module: from the sources wherever they can be run, so that no old build answers in
 * their place; else from the build.
 */
async function command() {
  if (await canRunSources()) {
    const { load } = await import(new URL('server/console/commands.ts', project).href)
    return load(name)
  }
  if (!existsSync(new URL('console.js', built))) {
    throw new Error(
      `npm run ${name} runs from the sources (after npm install) or from a build (after npm run build, which must come before npm prune --omit=dev). Neither is here.`,
    )
  }
  // Who runs the build is in production, where some commands ask before they destroy anything.
  process.env.NODE_ENV ??= 'production'
  const { load } = await import(new URL('console.js', built).href)
  return load(name)
}

async function canRunSources() {
  const tsx = await installed('tsx/esm/api')
  tsx?.register()
  return tsx !== null
}

/** A module that development needs, or null where it is not installed. */
async function installed(tool) {
  try {
    return await import(tool)
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
