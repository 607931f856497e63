import type { Plugin } from 'vite'

/** Refuses a browser bundle that a server file, or zod, has got into; types are welcome. */
export function serverStaysHome(): Plugin {
  return {
    name: 'saltlark:server-stays-home',
    enforce: 'pre',
    // A component's test may make its route table or its copy with the server's own code.
    apply: (_user, { mode }) => mode !== 'test',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /(?:^#?|\/)server\/|^@saltlark\/|^zod(?:\/|$)/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, options)
        const inProject = (id: string) => id.replace(`${this.environment.config.root}/`, '')
        if (found && importer && isServerCode(inProject(found.id))) {
          this.error(
            `${inProject(importer)} imports '${source}', which would be sent to browsers. Import types only (import type { … }), or have the server send what is needed as a prop.`,
          )
        }
        return found
      },
    },
  }
}

// The route table's vocabulary and rules, and how addresses are written from it, are for
// both sides.
const sharedCode = new Set([
  'packages/inertia-express/src/core.ts',
  ...['define', 'options', 'urls'].map((name) => `server/routing/${name}.ts`),
])

function isServerCode(file: string): boolean {
  if (file.includes('node_modules/')) return file.includes('node_modules/zod/')
  return /^(?:server|packages)\//.test(file) && !sharedCode.has(file)
}
