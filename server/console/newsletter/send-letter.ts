import type { LetterState } from '#server/database/letter-tables.ts'
import { counted } from '#server/format/words.ts'
import { beginLetter, letterReadiness, testLetter } from '#server/letters/begin-letter.ts'
import type { LetterReadiness } from '#server/letters/begin-letter.ts'
import { pauseLetters, resumeLetters, stopLetters } from '#server/letters/interrupt.ts'
import { assertOneAddress } from '#server/mail/outbox.ts'
import { withLetters, withNewsletter } from './newsletter-console.ts'
import type { ExitCode, NewsletterConsole } from './newsletter-console.ts'

/** Prints a letter as its readers would have it today: the HTML alone, or what else there is to read. */
export async function previewLetter(
  date: string,
  as: 'html' | 'text',
  console: NewsletterConsole,
): Promise<ExitCode> {
  return withLetters(console, async ({ letters }) => {
    if (!letters.all().some((letter) => letter.date === date)) {
      return explain(date, { outcome: 'unknown' }, console)
    }
    const { subject, text, html } = letters.write(date, 'https://www.example.com/stop')
    if (as === 'html') {
      console.print(html)
      return 0
    }
    const size = (Buffer.byteLength(html) / 1000).toFixed(1)
    console.print(`Subject  ${subject}\nSize     ${size} kB as HTML\n\n${text}`)
    return 0
  })
}

/** Sends a letter to one address. */
export async function sendTest(
  date: string,
  address: string,
  console: NewsletterConsole,
): Promise<ExitCode> {
  try {
    assertOneAddress(address)
  } catch {
    console.printError(`'${address}' is no e-mail address.`)
    return 2
  }
  return withLetters(console, async (context) => {
    const tested = await testLetter(context, date, address)
    if (tested.outcome !== 'tested') return explain(date, tested, console)
    console.print(
      `The letter of ${date} goes to ${address} alone, within five seconds where the site runs.`,
    )
    console.print(`If it is good: npm run newsletter -- send ${date}`)
    return 0
  })
}

/**
 * Begins to send a letter to all subscribers, once whoever asks has seen how many there are and typed its
 * day.
 */
export async function sendLetter(
  date: string,
  isSure: boolean,
  console: NewsletterConsole,
): Promise<ExitCode> {
  return withLetters(console, async (context) => {
    const ready = await letterReadiness(context, date)
    if (ready.outcome !== 'ready') return explain(date, ready, console)
    const { print, printError, ask } = console
    print(
      `“${context.letters.write(date, '').subject}” goes to ${counted(ready.count, 'subscriber')}.`,
    )
    if (!isSure) {
      if (!ask) {
        printError('Nobody is at a terminal to be asked: add --yes.')
        return 1
      }
      const answer = await ask(`Type its day, ${date}, to send it: `)
      if (answer.trim() !== date) {
        printError('Nothing is sent.')
        return 1
      }
    }
    const begun = await beginLetter(context, date)
    if (begun.outcome !== 'begun') return explain(date, begun, console)
    print(
      `It is being sent where the site runs, 300 a minute. npm run newsletter -- status says how far it is; pause and stop end it.`,
    )
    return 0
  })
}

/** Commands about whatever is being sent, and what they say of its days. */
const interruptions = {
  pause: {
    work: pauseLetters,
    done: 'is paused; resume goes on with it.',
    none: 'No letter is being sent.',
  },
  resume: { work: resumeLetters, done: 'is being sent again.', none: 'No letter is paused.' },
  stop: {
    work: stopLetters,
    done: 'is stopped for good.',
    none: 'No letter is being sent or paused.',
  },
} as const

type Interruption = keyof typeof interruptions

/** Pauses, resumes or stops whatever is being sent. */
export async function interruptLetters(
  name: Interruption,
  console: NewsletterConsole,
): Promise<ExitCode> {
  const { work, done, none } = interruptions[name]
  return withNewsletter(console, async (database) => {
    const dates = await work({ database, clock: console.clock })
    for (const date of dates) console.print(`The letter of ${date} ${done}`)
    if (dates.length > 0) return 0
    console.printError(none)
    return 1
  })
}

function explain(
  date: string,
  refusal: Exclude<LetterReadiness, { outcome: 'ready' }>,
  { printError }: NewsletterConsole,
): 1 {
  printError(refusalText(date, refusal))
  return 1
}

function refusalText(
  date: string,
  refusal: Exclude<LetterReadiness, { outcome: 'ready' }>,
): string {
  const test = `npm run newsletter -- test ${date} ADDRESS`
  switch (refusal.outcome) {
    case 'unknown':
      return `There is no letter of ${date}. npm run newsletter -- status shows them all.`
    case 'draft':
      return `The letter of ${date} is a draft. Take "draft" out of its file when it is meant.`
    case 'untested':
      return `Nobody has looked at the letter of ${date} yet. First: ${test}`
    case 'changed':
      return `The letter of ${date} has changed since it was tested. Once more: ${test}`
    case 'known':
      return `The letter of ${date} ${stateTexts[refusal.state]}. Nothing was done.`
  }
}

const stateTexts: Readonly<Record<LetterState, string>> = {
  tested: 'was tested',
  sending: 'is being sent already',
  paused: 'is paused: resume goes on with it',
  sent: 'was sent already',
  stopped: 'was stopped',
}
