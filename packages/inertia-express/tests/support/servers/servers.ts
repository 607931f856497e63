import type { AdapterServer } from './adapter-server.ts'

/** The servers that the adapter speaks through. Each is a small site of its own, which a test starts. */
export const servers = {
  express: async () => (await import('./express.ts')).startExpressSite(),
  node: async () => (await import('./node.ts')).startNodeSite(),
  hono: async () => (await import('./hono.ts')).startHonoSite(),
} satisfies Readonly<Record<string, () => Promise<AdapterServer>>>

export type ServerName = keyof typeof servers
