import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { redirects } from '#routes/redirects.ts'
import { startBuildIn } from '../../support/browser/built-site.ts'
import type { BuiltSite } from '../../support/browser/built-site.ts'
import { siteUnderTest } from '../../support/browser/site-under-test.ts'
import { withBuildOf } from '../../support/commit-tree.ts'
import { freePort } from '../../support/free-port.ts'
import { routeNames, samplePath } from '../../support/route-samples.ts'
import { readSitemap } from '../http/sitemap.ts'
import { differencesReport } from '../report.ts'
import { walk } from './walk.ts'

/**
 * `npm run crawl -- --since <git ref>`: every address of the site, answered by the build of a commit
 * and by that of this tree, from the same content on the same day.
 * @returns whether they answer alike.
 */
export async function compareSince(ref: string): Promise<boolean> {
  return withBuildOf(ref, async (tree) => {
    const [then, now] = [await startCopy(tree), await startCopy('.')]
    try {
      const { pages, pictures } = await readSitemap(now.origin)
      const start = [...given, ...pages, ...pictures]
      const { differences, addresses } = await walk(start, [then.origin, now.origin])
      console.log(differencesReport(differences, addresses))
      return differences.length === 0
    } finally {
      await then.stop()
      await now.stop()
    }
  })
}

/** What no page need link to: each route once, what was given up, and what there never was. */
const given = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/up',
  '/nothing',
  '/rya-course',
  '/rya-courses/nothing',
  ...routeNames.map(samplePath),
  ...Object.keys(redirects),
]

async function startCopy(tree: string): Promise<BuiltSite> {
  const { environment } = await siteUnderTest()
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'saltlark-compared-'))]
  const origin = `http://localhost:${port}`
  const { stop } = await startBuildIn(tree, {
    origin,
    environment: {
      ...environment,
      PORT: String(port),
      APP_URL: origin,
      DATA_DIR: data,
      DATABASE_URL: `file:${join(data, 'site.sqlite')}`,
      CONTENT_DIR: resolve('resources/content'),
    },
  })
  return {
    origin,
    async stop() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
