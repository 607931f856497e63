import type { Express } from 'express'
import { createHttpServer } from '#server/app/http-server.ts'
import { served as servedBy } from '../../packages/inertia-express/tests/support/served.ts'

/** Serves an application of the test's own as the site is served, for as long as the test lasts, and says where. */
export function served(furnish: (app: Express) => void): Promise<string> {
  return servedBy(furnish, createHttpServer)
}
