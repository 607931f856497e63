import type { AdapterServer } from './adapter-server.ts'
import type { Door } from './door.ts'

type Start = (door: Door) => Promise<AdapterServer>

/** The servers that the adapter speaks through. Each starts the small site behind a door. */
export const servers = {
  express: async (door) => (await import('./express.ts')).startExpressSite(door),
  node: async (door) => (await import('./node.ts')).startNodeSite(door),
  hono: async (door) => (await import('./hono.ts')).startHonoSite(door),
} satisfies Readonly<Record<string, Start>>

export type ServerName = keyof typeof servers
