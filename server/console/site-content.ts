import type { Config } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { lastGoodFile } from '#server/content/last-good.ts'
import { createContentSource } from '#server/content/source.ts'
import type { SiteFiles } from '#server/site/site.ts'

/**
 * The content as a running site has it: with a violation in the files, what was good last.
 * @param printError told when it is that, for then an edit that somebody made is not among it.
 */
export async function siteContent(
  { content, dataDirectory }: Pick<Config, 'content' | 'dataDirectory'>,
  printError: (text: string) => void,
): Promise<SiteFiles> {
  const source = await createContentSource({
    directory: content.directory,
    log: { info() {}, warn() {}, error() {} },
    links: createLinkChecker(),
    lastGood: lastGoodFile(`${dataDirectory}/last-good-content`, { warn() {} }),
    compareEvery: null,
  })
  if (source.trouble()) {
    printError(
      'The content has errors, so this goes by what was good before, as the site does: npm run content:check.',
    )
  }
  return source.current()
}
