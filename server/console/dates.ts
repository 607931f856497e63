import type { DateCaseKind, DateCaseRow } from '#server/database/places-tables.ts'
import { formatDate } from '#server/format/dates.ts'
import { counted } from '#server/format/words.ts'
import { renderMessage } from '#server/mail/mailables.ts'
import type { KnownDate } from '#server/schedule/date-change.ts'
import { confirmCase, dateText, messageTo, openCaseOf } from '#server/shop/cases/confirm-case.ts'
import { compareDates } from '#server/shop/cases/open-cases.ts'
import { changedLines, countsOf, openCases } from '#server/shop/cases/sold-lines.ts'
import type { ChangedLine } from '#server/shop/cases/sold-lines.ts'
import type { OrderContext } from '#server/shop/context.ts'
import { listAlarms } from '#server/shop/places/networks.ts'
import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { momentText, ownConsole, withOrderContext } from './orders/orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders/orders-console.ts'
import { tellStaffAct } from './staff-log.ts'
import { tableOf, wrapped } from './table.ts'

/** `npm run dates`: sold dates that were cancelled or moved, and writing to whoever has booked them. */
export async function run(words: readonly string[]): Promise<number> {
  return runDatesCommand(words, ownConsole())
}

const usage = `npm run dates -- COMMAND

  cases              sold dates that were cancelled, moved or taken out, and wait for you
  show REFERENCE     one of them: who has booked, what the terms give them, and the letter
  confirm REFERENCE  sends the letter, once for each order
  alarms             days on which one network had more than a third of a date's places, held or
                     ordered and not paid

REFERENCE is such as CR-DSP-270321. While a date has a case nothing of it is sold; taking the edit back in
the content closes it.`

const options = { help } as const satisfies OptionKinds

type Work = (context: OrderContext, console: OrdersConsole) => Promise<ExitCode>

/**
 * Runs one command on sold dates and returns the exit code: 0 when it was done, 1 when there is no such
 * case, 2 for a slip in what was typed.
 */
export async function runDatesCommand(
  typed: readonly string[],
  console: OrdersConsole,
): Promise<number> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  if ('exitCode' in read) return read.exitCode
  return withOrderContext(console, async (context) => {
    // The site may not be running, or not have seen the last edit.
    await compareDates(context)
    return read.asked(context, console)
  })
}

function workOf({ words: [command, typed, ...rest] }: Typed): Work {
  if (command === undefined) throw new Slip('There is no command.')
  if (rest.length > 0) throw new Slip(`'${rest[0]}' is one word too many.`)
  const list = lists.get(command)
  if (list) {
    if (typed !== undefined) throw new Slip(`${command} needs nothing behind it.`)
    return list
  }
  if (command !== 'show' && command !== 'confirm') {
    throw new Slip(`There is no command '${command}'.`)
  }
  if (typed === undefined) throw new Slip(`${command} needs a reference, such as CR-DSP-270321.`)
  const reference = typed.toUpperCase()
  return command === 'show'
    ? (context, console) => showCase(reference, context, console)
    : (context, console) => confirm(reference, context, console)
}

const alarmColumns = [
  { heading: 'Day' },
  { heading: 'Reference' },
  { heading: 'Places', isRight: true },
  { heading: 'Network' },
] as const

async function listNetworks({ database }: OrderContext, { print }: OrdersConsole): Promise<0> {
  const alarms = await listAlarms(database.db)
  const rows = alarms.map(({ day, reference, heads, places, network }) => {
    return [formatDate(day, 'date'), reference, `${heads} of ${places}`, network]
  })
  if (rows.length === 0) print('No network had more than a third of a date in the last 30 days.')
  else for (const line of tableOf(alarmColumns, rows)) print(line)
  return 0
}

const columns = [
  { heading: 'Reference' },
  { heading: 'What happened' },
  { heading: 'Offer', canShrink: true },
  { heading: 'Orders', isRight: true },
  { heading: 'People', isRight: true },
  { heading: 'Since' },
] as const

const kindLabels: Readonly<Record<DateCaseKind, string>> = {
  cancelled: 'cancelled',
  gone: 'no rule gives it',
  moved: 'moved',
  reinstated: 'on again',
}

async function listCases({ database, site }: OrderContext, { print }: OrdersConsole): Promise<0> {
  const cases = await openCases(database.db)
  const references = cases.map(({ reference }) => reference)
  const changed = await changedLines(database.db, site.current(), references)
  const rows = cases.map(({ reference, kind, opened_at: since }) => {
    const lines = changed.filter((line) => line.reference === reference)
    const { orders, people } = countsOf(lines)
    const name = lines[0]?.name ?? ''
    return [reference, kindLabels[kind], name, String(orders), String(people), momentText(since)]
  })
  if (rows.length > 0) for (const line of tableOf(columns, rows)) print(line)
  print(
    rows.length === 0
      ? 'Every sold date is as its customers know it.'
      : `${counted(rows.length, 'date')} to look at. npm run dates -- show REFERENCE says more.`,
  )
  return 0
}

const lists: ReadonlyMap<string, Work> = new Map([
  ['cases', listCases],
  ['alarms', listNetworks],
])

async function showCase(
  reference: string,
  context: OrderContext,
  { config, print, printError }: OrdersConsole,
): Promise<ExitCode> {
  const { database, site } = context
  const found = await openCaseOf(database.db, reference)
  if (!found) {
    printError(noCase(reference))
    return 1
  }
  const lines = await changedLines(database.db, site.current(), [reference])
  const letters = await Promise.all(
    lines.map((line) => letterOf({ ...context, siteUrl: config.appUrl }, line)),
  )
  for (const line of caseText(found, lines)) print(line)
  for (const line of tableOf(
    peopleColumns,
    letters.map(({ cells }) => cells),
  ))
    print(line)
  for (const line of wrapped(termsText(found))) print(line)
  const [first] = letters
  if (first) print(`\nThe letter, here to ${first.to}: ${first.subject}\n\n${first.text}\n`)
  print(`npm run dates -- confirm ${reference} sends ${counted(letters.length, 'letter')}.`)
  return 0
}

const peopleColumns = [
  { heading: 'Order' },
  { heading: 'Name', canShrink: true },
  { heading: 'E-mail', canShrink: true },
  { heading: 'People', isRight: true },
  { heading: 'Paid for it', isRight: true },
] as const

async function letterOf(context: OrderContext & { readonly siteUrl: string }, line: ChangedLine) {
  const { database, site, siteUrl } = context
  const { order, message } = await messageTo(context, database.db, line)
  const company = { ...site.current().content.company, siteUrl }
  const { subject, text } = renderMessage(message.template, JSON.stringify(message.data), company)
  const { number, name, email } = order
  const paid = message.data.back ?? 'nothing'
  return { to: email, subject, text, cells: [number, name, email, String(line.quantity), paid] }
}

function caseText({ reference, kind, told, becomes }: DateCaseRow, lines: readonly ChangedLine[]) {
  const { orders, people } = countsOf(lines)
  return [
    `${reference}, ${lines[0]?.name ?? ''}: ${kindLabels[kind]}`,
    `  was  ${dateText(JSON.parse(told) as KnownDate)}`,
    ...(becomes === null ? [] : [`  is   ${dateText(JSON.parse(becomes) as KnownDate)}`]),
    `${counted(orders, 'order')}, ${counted(people, 'person', 'people')}:`,
  ]
}

function termsText({ kind }: DateCaseRow): string {
  if (kind === 'reinstated') return 'Their places are theirs as before.'
  const choice = kind === 'moved' ? 'the new day, another date' : 'another date'
  return `By the terms (“If we change or cancel”) each may choose ${choice} or all the money back. npm run orders -- cancel NUMBER ends an order.`
}

async function confirm(
  reference: string,
  context: OrderContext,
  console: OrdersConsole,
): Promise<ExitCode> {
  const confirmed = await confirmCase(context, reference)
  const isDone = confirmed.outcome === 'confirmed'
  await tellStaffAct(console, 'date-case-confirmed', isDone ? 'done' : 'refused', {
    date: reference,
  })
  if (isDone) {
    const { orders, people } = confirmed
    console.print(
      `${counted(orders, 'letter')} written, about ${counted(people, 'person', 'people')}. The site sends them within five seconds.`,
    )
    return 0
  }
  if (confirmed.outcome === 'none' && confirmed.confirmedAt !== null) {
    console.print(
      `${reference} was confirmed already, on ${momentText(confirmed.confirmedAt)}: nobody is written to again.`,
    )
    return 0
  }
  console.printError(
    confirmed.outcome === 'none'
      ? noCase(reference)
      : `${reference} has changed since: look at it again with npm run dates -- show ${reference}.`,
  )
  return 1
}

function noCase(reference: string): string {
  return `${reference} is no sold date that was cancelled or moved. npm run dates -- cases lists those.`
}
