import type { AdapterServer } from './adapter-server.ts'
import type { Port } from './port.ts'

type Start = (port: Port) => Promise<AdapterServer>

/** The servers that the adapter speaks through. Each starts the small site on a port. */
export const servers = {
  express: async (port) => (await import('./express.ts')).startExpressSite(port),
  node: async (port) => (await import('./node.ts')).startNodeSite(port),
  hono: async (port) => (await import('./hono.ts')).startHonoSite(port),
} satisfies Readonly<Record<string, Start>>

export type ServerName = keyof typeof servers
