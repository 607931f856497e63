import { createInterface } from 'node:readline/promises'
import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import { letterContext } from '#server/app/letter-services.ts'
import { siteUrls } from '#server/app/links.ts'
import type { Database } from '#server/database/database.ts'
import type { LetterContext } from '#server/letters/letter-context.ts'
import { startPlacesBoard } from '#server/shop/places/places-board.ts'
import { createSigner } from '#server/signing/signer.ts'
import { siteClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import { createSiteSource } from '#server/site/site.ts'
import type { SiteFiles } from '#server/site/site.ts'
import type { Speech } from '../command.ts'
import { siteContent } from '../site-content.ts'
import { withTables } from '../with-tables.ts'

/** What the commands on the newsletter need. */
export interface NewsletterConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<Config, 'appUrl' | 'appKeys' | 'database' | 'dataDirectory'>
  readonly clock: Clock
  /** Reads the content as the site has it. */
  readonly readContent: () => Promise<SiteFiles>
  /** What somebody types in answer; null where nobody is at a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null
}

/** What they need where somebody types them: the site's own settings, content and time. */
export function ownConsole(): NewsletterConsole {
  const config = loadConfig(processVariables())
  const printError = (text: string) => console.error(text)
  return {
    config,
    clock: siteClock(config.siteDate),
    readContent: () => siteContent(config, printError),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : null,
    print: (line) => console.log(line),
    printError,
  }
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Whoever ends it with Ctrl+D has answered nothing.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  try {
    return await Promise.race([terminal.question(question), ended])
  } finally {
    terminal.close()
  }
}

/** What a command did: what was asked, nothing because of how things stand, or it was not understood. */
export type ExitCode = 0 | 1 | 2

/** Opens the database for one command. The site may run on it. */
export async function withNewsletter(
  { config }: NewsletterConsole,
  work: (database: Database) => Promise<ExitCode>,
): Promise<ExitCode> {
  const needed = { table: 'letters_sent', what: 'the weekly letter' } as const
  return withTables(config, needed, work)
}

/** The same, for a command that has to do with letters. */
export async function withLetters(
  console: NewsletterConsole,
  work: (context: LetterContext) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { config, clock, printError } = console
  const files = await console.readContent()
  const site = createSiteSource({ current: () => files }, clock)
  const needed = { table: 'letters_sent', what: 'the weekly letter' } as const
  return withTables(config, needed, async (database) => {
    const onError = () => printError('The places that are gone cannot be read.')
    const places = startPlacesBoard({ connection: database.db, clock, site, onError })
    try {
      await places.refresh()
      const urls = siteUrls(config.appUrl)
      const signer = createSigner(config.appKeys)
      const { taken: takenPlaces } = places
      const data = { database, clock, outbox, site, urls, signer, takenPlaces }
      return await work(letterContext({ ...data, appUrl: config.appUrl }))
    } finally {
      await places.stop()
    }
  })
}

// The running site looks for messages of other processes every five seconds.
const outbox = { wake: () => undefined }
