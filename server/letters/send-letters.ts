import type { Log } from '#server/app/log.ts'
import { timers } from '#server/mail/worker.ts'
import type { Schedule } from '#server/mail/worker.ts'
import { londonDate } from '#server/site/clock.ts'
import { beginLetter } from './begin-letter.ts'
import { feedLetters } from './feed.ts'
import type { LetterContext } from './letter-context.ts'

/** While a letter is being sent its next messages are written as often; 300 a minute. */
const feedInterval = 1_000

/** How often each process looks whether a letter is to be sent. */
const idleInterval = 5_000

interface Sending extends LetterContext {
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly schedule?: Schedule
}

/**
 * Sends weekly letters from inside the process, on any number of processes at once: those that a command
 * began, and on the day and at the time of their file those that were tested. A failing database is logged
 * and tried again.
 */
export function startLetters({ schedule = timers, ...context }: Sending) {
  const refused = new Set<string>()
  let isStopped = false
  let round: Promise<void> = Promise.resolve()
  let cancel = schedule.after(idleInterval, begin)

  function begin(): void {
    round = work()
  }

  async function work(): Promise<void> {
    const isSending = await sendOrLog(context, refused)
    if (!isStopped) cancel = schedule.after(isSending ? feedInterval : idleInterval, begin)
  }

  /** Finishes the round in hand, then rests for good. Can be called twice. */
  async function stop(): Promise<void> {
    isStopped = true
    cancel()
    await round
  }

  return { stop }
}

/** That a letter cannot be filled keeps no other from being sent. */
async function sendOrLog(context: Sending, refused: Set<string>): Promise<boolean> {
  await orLog(context, () => beginDue(context, refused))
  return (await orLog(context, () => feedLetters(context))) ?? false
}

async function orLog<Result>(
  { log }: Sending,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error }, 'The weekly letter cannot be sent; the next try is in seconds')
    return undefined
  }
}

/**
 * Begins the letter of today once its time has come. One of an earlier day is late news: somebody decides.
 * @param refused what the log was told before.
 */
async function beginDue(context: Sending, refused: Set<string>): Promise<void> {
  const { letters, clock, log } = context
  const now = clock.now()
  const today = londonDate(now)
  const due = letters.all().find(({ date }) => date === today)
  if (!due || due.sendAt === null || due.sendAt > now) return
  const { date } = due
  const begun = await beginLetter(context, date)
  if (begun.outcome === 'begun') log.info({ letter: date, count: begun.count }, 'Began a letter')
  if (begun.outcome !== 'untested' && begun.outcome !== 'changed') return
  const what = `${date} ${begun.outcome}`
  if (!refused.has(what)) log.warn({ letter: date }, untestedText)
  refused.add(what)
}

const untestedText =
  'A letter is due and is not sent: nobody tested it as it is now (npm run newsletter -- test)'
