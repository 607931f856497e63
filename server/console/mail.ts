import { loadConfig, processVariables } from '#server/app/config.ts'
import type { Config } from '#server/app/config.ts'
import type { OutboxRow } from '#server/database/schema.ts'
import { formatDate } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import { messageContent } from '#server/mail/newsletter-message.ts'
import { dropMessage, retryMessages, unsentMessage, unsentMessages } from '#server/mail/unsent.ts'
import { systemClock } from '#server/site/clock.ts'
import type { Clock } from '#server/site/clock.ts'
import type { SiteFiles } from '#server/site/site.ts'
import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Speech, Typed } from './command.ts'
import { siteContent } from './site-content.ts'
import { tableOf, wrapped } from './table.ts'
import { withTables } from './with-tables.ts'

/** `npm run mail`: lists the messages that are not sent, and has those sent that were given up. */
export async function run(words: readonly string[]): Promise<number> {
  const config = loadConfig(processVariables())
  return runMailCommand(words, {
    config,
    clock: systemClock,
    readContent: () => siteContent(config, (text) => console.error(text)),
    print: (line) => console.log(line),
    printError: (text) => console.error(text),
  })
}

interface MailConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<Config, 'appUrl' | 'database'>
  readonly clock: Clock
  /** Reads the content as the site has it: who writes stands in every message. */
  readonly readContent: () => Promise<SiteFiles>
}

const usage = `npm run mail -- COMMAND

  list            the messages that were given up, and those that wait, the oldest first
  show MESSAGE    one of them as its reader will have it, and why it could not be sent
  retry MESSAGE   has one that was given up tried again, ten times more
  retry --all     has all of them tried again
  drop MESSAGE    deletes one that was given up: it is never sent

MESSAGE is what list shows in front. A running site sends what is tried again within five seconds.
What was given up is kept until it is sent or dropped.`

const options = { all: { type: 'boolean' }, help } as const satisfies OptionKinds

/** What a command did: what was asked, or nothing, for there is no such message. */
type Work = (context: Context) => Promise<0 | 1>

interface Context extends MailConsole {
  readonly database: Parameters<Parameters<typeof withTables>[2]>[0]
}

/**
 * Runs one command on the outbox and returns the exit code: 0, 1 when there is no such message, 2 for a
 * slip in what was typed.
 */
export async function runMailCommand(
  typed: readonly string[],
  console: MailConsole,
): Promise<number> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  if ('exitCode' in read) return read.exitCode
  const needed = { table: 'outbox', what: 'messages' } as const
  return withTables(console.config, needed, (database) => read.asked({ ...console, database }))
}

function workOf({ words: [command, id, ...rest], switches }: Typed): Work {
  const isAll = switches.has('all')
  if (rest.length > 0) throw new Slip(`'${rest[0]}' is one word too many.`)
  if (isAll !== (command === 'retry' && id === undefined)) {
    throw new Slip('retry needs a message or --all, and no other command takes --all.')
  }
  if (command === 'retry') return (context) => retry(id ?? null, context)
  if (command === 'list' && id === undefined) return list
  if (command === 'list') throw new Slip('list needs nothing behind it.')
  if (command !== 'show' && command !== 'drop') {
    throw new Slip(
      command === undefined ? 'There is no command.' : `There is no command '${command}'.`,
    )
  }
  if (id === undefined) throw new Slip(`${command} needs a message, as list shows it in front.`)
  return (context) => (command === 'show' ? show(id, context) : drop(id, context))
}

async function list({ database, print }: Context): Promise<0> {
  const rows = await unsentMessages(database.db)
  const failed = rows.filter(({ failed_at: when }) => when !== null).length
  if (rows.length > 0) for (const line of tableOf(columns, rows.map(cellsOf))) print(line)
  print(`${counted(failed, 'message')} given up, ${rows.length - failed} waiting.`)
  if (failed > 0)
    print('npm run mail -- show MESSAGE says why; retry has one tried again, or --all.')
  return 0
}

const columns = [
  { heading: 'Message' },
  { heading: 'Kind', canShrink: true },
  { heading: 'To', canShrink: true },
  { heading: 'Written' },
  { heading: 'Tries', isRight: true },
  { heading: 'State' },
] as const

function cellsOf(row: OutboxRow): string[] {
  const written = formatDate(row.created_at, 'dateAndTime')
  return [row.id, row.template, row.recipient, written, String(row.attempts), stateOf(row)]
}

function stateOf({ failed_at: failed, attempts }: OutboxRow): string {
  if (failed !== null) return 'given up'
  return attempts > 0 ? 'tried again' : 'waits'
}

async function show(id: string, context: Context): Promise<0 | 1> {
  const { config, database, readContent, print } = context
  const row = await unsentMessage(database.db, id)
  if (!row) return none(`There is no message ${id} that is not sent.`, context)
  const files = await readContent()
  const company = { ...files.content.company, siteUrl: config.appUrl }
  const content = await messageContent(database.db, row, company)
  print(`To       ${row.recipient}`)
  print(`Subject  ${content?.subject ?? 'none: its reader wants it no longer'}`)
  print(
    `Written  ${formatDate(row.created_at, 'dateAndTime')}, ${counted(row.attempts, 'try', 'tries')}, ${stateOf(row)}`,
  )
  for (const line of wrapped(`Why      ${row.last_error ?? 'not tried yet'}`, 9)) print(line)
  if (content) print(`\n${content.text}`)
  return 0
}

async function retry(id: string | null, context: Context): Promise<0 | 1> {
  const { database, clock, print } = context
  const count = await retryMessages(database.db, id, clock.now())
  if (count === 0 && id !== null) return none(`No message ${id} was given up.`, context)
  print(
    `${counted(count, 'message')} will be tried again, within five seconds where the site runs.`,
  )
  return 0
}

async function drop(id: string, context: Context): Promise<0 | 1> {
  if (!(await dropMessage(context.database.db, id))) {
    return none(`No message ${id} was given up.`, context)
  }
  context.print('Deleted. Nobody will get this message.')
  return 0
}

function none(what: string, { printError }: Context): 1 {
  printError(`${what} npm run mail -- list shows what is not sent.`)
  return 1
}
