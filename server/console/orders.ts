import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { lastGoodFile } from '#server/content/last-good.ts'
import { createContentSource } from '#server/content/source.ts'
import { shiftedClock, systemClock } from '#server/site/clock.ts'
import type { SiteFiles } from '#server/site/site.ts'
import { runOrdersCommand } from './orders-commands.ts'

/** `npm run orders`: lists and shows orders, notes payments, cancels; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  const config = loadConfig(processVariables())
  return runOrdersCommand(words, {
    config,
    clock: config.siteDate === null ? systemClock : shiftedClock(config.siteDate),
    readContent: () => readContent(config),
    print: (line) => console.log(line),
    printFault: (text) => console.error(text),
  })
}

// As the site reads it: with a fault in the files, what was good last.
function readContent({ content, dataDirectory }: Config): SiteFiles {
  const source = createContentSource({
    directory: content.directory,
    log: { info() {}, warn() {}, error() {} },
    links: createLinkChecker(),
    lastGood: lastGoodFile(`${dataDirectory}/last-good-content`, { warn() {} }),
    watch: false,
  })
  return source.current()
}
