import type { Config } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { lastGoodFile } from '#server/content/last-good.ts'
import { createContentSource } from '#server/content/source.ts'
import type { SiteFiles } from '#server/site/site.ts'

/** The content as a running site has it: with a violation in the files, what was good last. */
export async function siteContent({
  content,
  dataDirectory,
}: Pick<Config, 'content' | 'dataDirectory'>): Promise<SiteFiles> {
  const source = await createContentSource({
    directory: content.directory,
    log: { info() {}, warn() {}, error() {} },
    links: createLinkChecker(),
    lastGood: lastGoodFile(`${dataDirectory}/last-good-content`, { warn() {} }),
    compareEvery: null,
  })
  return source.current()
}
