import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)

// The compile cache is the bundle's alone, so what a start needs is in it, even where a command of the
// console needs it too. What sets the process up before it stays outside.
const isLaunch = /server[\\/]launch/
const chunks = [
  { name: 'heap', test: /server[\\/]app[\\/]heap/ },
  { name: 'site', tags: ['$initial' as const], test: (id: string) => !isLaunch.test(id) },
]

/** How the server is built: a bundle that `server/launch` runs from code that was compiled before. */
export const serverBuild = {
  outDir: 'build/server',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      index: 'server/launch/start.ts',
      console: 'server/launch/console.ts',
      'warm-up': 'server/launch/warm-up.ts',
      site: 'server/app/index.ts',
    },
    output: {
      format: 'cjs' as const,
      codeSplitting: { groups: chunks },
      entryFileNames: '[name].js',
      // In code from a compile cache Node 20 has no `import()`.
      dynamicImportInCjs: false,
      postBanner: ({ name }: { name: string }) =>
        name === 'site' ? '(function (exports, require, module, __filename, __dirname) {' : '',
      postFooter: ({ name }: { name: string }) => (name === 'site' ? '})' : ''),
      // Half the memory: V8 gives each character of a text two bytes if one of them needs it.
      charset: 'ascii' as const,
      // Less to read at every start; names stay, so that the stack of a fault can be read.
      minify: { compress: true, mangle: false, codegen: true },
    },
  },
}

/** Starts the built server once, which leaves its compile cache beside it (server/launch). */
export function warmsUp(): Plugin {
  return {
    name: 'saltlark:warm-up',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const source = JSON.stringify({ type: 'commonjs' })
      this.emitFile({ type: 'asset', fileName: 'package.json', source })
    },
    async writeBundle({ dir = '' }, bundle) {
      // Benchmarks build parts of the server, which nothing starts.
      if (!('warm-up.js' in bundle)) return
      try {
        await run(process.execPath, [join(dir, 'warm-up.js')], { timeout: 60_000 })
      } catch (error) {
        const { stderr } = error as { readonly stderr?: string }
        const words = stderr?.trim() || String(error)
        this.warn(`The server will start more slowly, because its warm-up failed: ${words}`)
      }
    },
  }
}
