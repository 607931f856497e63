import { normaliseEmail } from '#server/forms/fields.ts'
import { dayOf } from '#server/schedule/day.ts'
import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { listLetters } from './newsletter/letter-list.ts'
import { ownConsole } from './newsletter/newsletter-console.ts'
import type { ExitCode, NewsletterConsole } from './newsletter/newsletter-console.ts'
import { interruptLetters, previewLetter, sendLetter, sendTest } from './newsletter/send-letter.ts'
import {
  countSubscribers,
  eraseSomebody,
  exportSubscribers,
  unsubscribeSomebody,
} from './newsletter/subscribers.ts'
import { tellStaffAct } from './staff-log.ts'

/** `npm run newsletter`: sends the weekly letter, and knows who gets it; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runNewsletterCommand(words, ownConsole())
}

const usage = `npm run newsletter -- COMMAND

  status                every letter: how many have it, wait for it, left before it came, and could
                        not be reached
  preview DATE [--html] a letter as its readers would have it today: its plain text, or its HTML:
                        npm run --silent newsletter -- preview 2026-12-04 --html > letter.html
  test DATE ADDRESS     sends it to one address; it cannot be sent to all before that
  send DATE [--yes]     sends it to all subscribers, once you have typed its day; a letter whose
                        file has send_at goes out by itself, when it was tested
  pause                 pauses whatever is being sent
  resume                goes on with it
  stop                  ends it for good
  subscribers [count]   how many get the newsletter
  subscribers export    CSV, one line for each:
                        npm run --silent newsletter -- subscribers export > subscribers.csv
  unsubscribe ADDRESS   stops the newsletter for somebody who rings
  erase ADDRESS         deletes whatever the newsletter knows of an address

DATE is the day of a letter's file, such as 2026-12-04. DATABASE_URL says which database; the site
may be running on it, and sends the letters.`

const options = {
  yes: { type: 'boolean' },
  html: { type: 'boolean' },
  help,
} as const satisfies OptionKinds

type Work = (console: NewsletterConsole) => Promise<ExitCode>

/**
 * Runs one command on the newsletter and returns the exit code: 0 when it was done, 1 when it cannot be as
 * things stand, 2 for a slip in what was typed.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runNewsletterCommand(
  typed: readonly string[],
  console: NewsletterConsole,
): Promise<ExitCode> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  return 'exitCode' in read ? read.exitCode : read.asked(console)
}

/** Commands with nothing behind their names. */
const alone: ReadonlyMap<string, Work> = new Map([
  ['status', listLetters],
  ['pause', (console) => interruptLetters('pause', console)],
  ['resume', (console) => interruptLetters('resume', console)],
  ['stop', told('letter-stopped', (console) => interruptLetters('stop', console))],
  ['subscribers', countSubscribers],
  ['subscribers count', countSubscribers],
  ['subscribers export', told('subscribers-exported', exportSubscribers)],
])

/** Commands about one address. */
const ofAddress: ReadonlyMap<string, (email: string) => Work> = new Map([
  [
    'unsubscribe',
    (email) => told('unsubscribed', (console) => unsubscribeSomebody(email, console), { email }),
  ],
  [
    'erase',
    (email) => told('subscriber-erased', (console) => eraseSomebody(email, console), { email }),
  ],
])

/** Tells staff's log of an act. */
function told(
  act:
    | 'letter-sent'
    | 'letter-stopped'
    | 'subscribers-exported'
    | 'unsubscribed'
    | 'subscriber-erased',
  work: Work,
  about: { readonly email?: string } = {},
): Work {
  return async (console) => {
    const code = await work(console)
    await tellStaffAct(console, act, code === 0 ? 'done' : 'refused', about)
    return code
  }
}

function workOf({ words, switches }: Typed): Work {
  const [name, first, ...more] = words
  if (name === undefined) throw new Slip('There is no command.')
  for (const [one, itsCommand] of switchesOf) {
    if (switches.has(one) && name !== itsCommand) {
      throw new Slip(`--${one} does not belong to ${name}.`)
    }
  }
  const work = alone.get(words.join(' '))
  if (work) return work
  const about = ofAddress.get(name)
  if (about) {
    if (first === undefined || more.length > 0) throw new Slip(`${name} needs one e-mail address.`)
    return about(normaliseEmail(first))
  }
  return ofLetter(name, words.slice(1), switches)
}

/** Switches, each with the one command that has it. */
const switchesOf = [
  ['yes', 'send'],
  ['html', 'preview'],
] as const

function ofLetter(
  name: string,
  [date, address, ...more]: readonly string[],
  switches: Typed['switches'],
): Work {
  if (name !== 'preview' && name !== 'test' && name !== 'send') {
    throw new Slip(
      alone.has(name) ? `${name} needs nothing behind it.` : `There is no command '${name}'.`,
    )
  }
  if (date === undefined || Number.isNaN(dayOf(date))) {
    throw new Slip(`${name} needs the day of a letter, such as 2026-12-04.`)
  }
  if (more.length > 0 || (address === undefined) === (name === 'test')) {
    throw new Slip(`${name} needs a day${name === 'test' ? ' and one e-mail address' : ''}.`)
  }
  if (name === 'preview') {
    return (console) => previewLetter(date, switches.has('html') ? 'html' : 'text', console)
  }
  if (address !== undefined) return (console) => sendTest(date, address, console)
  return told('letter-sent', (console) => sendLetter(date, switches.has('yes'), console))
}
