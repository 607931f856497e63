import { formatDate } from '#server/format/dates.ts'
import type { PlannedLetter } from '#server/letters/letter-source.ts'
import { letterStatuses } from '#server/letters/letter-status.ts'
import type { LetterStatus } from '#server/letters/letter-status.ts'
import { tableOf } from '../table.ts'
import { withLetters } from './newsletter-console.ts'
import type { ExitCode, NewsletterConsole } from './newsletter-console.ts'

const columns = [
  { heading: 'Letter' },
  { heading: 'State', canShrink: true },
  { heading: 'Sent', isRight: true },
  { heading: 'Waiting', isRight: true },
  { heading: 'Stopped', isRight: true },
  { heading: 'Failed', isRight: true },
] as const

/** Prints every letter of the content, and every one that was sent, with how far it is. */
export async function listLetters(console: NewsletterConsole): Promise<ExitCode> {
  return withLetters(console, async ({ database, letters }) => {
    const statuses = new Map(
      (await letterStatuses(database.db)).map((status) => [status.date, status]),
    )
    const planned = new Map(letters.all().map((letter) => [letter.date, letter]))
    const dates = [...new Set([...statuses.keys(), ...planned.keys()])].toSorted()
    const rows = dates.map((date) => cellsOf(date, planned.get(date), statuses.get(date)))
    if (rows.length > 0) for (const line of tableOf(columns, rows)) console.print(line)
    else console.print('There is no letter yet. npm run content:new -- letter begins one.')
    return 0
  })
}

function cellsOf(
  date: string,
  planned: PlannedLetter | undefined,
  status: LetterStatus | undefined,
): string[] {
  if (!status || status.state === 'tested') {
    return [date, planned ? plannedText(planned, status) : 'tested, and its file is gone', ...none]
  }
  const { sent, waiting, stopped, failed } = status
  return [date, stateText(status), ...[sent, waiting, stopped, failed].map(String)]
}

const none = ['', '', '', '']

function plannedText({ isDraft, sendAt, fingerprint }: PlannedLetter, tested?: LetterStatus) {
  const isTested = tested?.fingerprint === fingerprint
  if (isDraft) return isTested ? 'draft, tested' : 'draft'
  if (!isTested) return tested ? 'changed since its test' : 'to be tested'
  return sendAt === null ? 'tested' : `tested, goes out ${formatDate(sendAt, 'dateAndTime')}`
}

function stateText({ state, begun_at: begun, ended_at: ended }: LetterStatus): string {
  const since = ended ?? begun
  return since === null ? state : `${state}, ${formatDate(since, 'dateAndTime')}`
}
