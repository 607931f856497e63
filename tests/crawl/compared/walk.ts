import { addressOn } from '../http/address-on.ts'
import type { Fault } from '../verdicts/site-verdict.ts'
import { ask, send } from './answers.ts'
import type { Answer } from './answers.ts'
import { differencesOf } from './differences.ts'
import { formsOf, namedIn } from './markup.ts'
import type { SentForm } from './markup.ts'

/** The origins of both builds. */
export type Both = readonly [then: string, now: string]

interface Found {
  readonly differences: readonly Fault[]
  /** How many addresses were opened. */
  readonly addresses: number
}

const atOnce = 8

/** Opens every address that either build names, in both, and sends each form once. */
export async function walk(start: readonly string[], both: Both): Promise<Found> {
  const known = new Set(start)
  const waiting = [...known]
  const sent = new Set<string>()
  const isVisited = visitsOfEach()
  const differences: Fault[] = []

  async function openNext(): Promise<void> {
    for (let address = waiting.shift(); address; address = waiting.shift()) await open(address)
  }

  async function open(address: string): Promise<void> {
    const documents = await answersOf(both, (origin) => ask(origin, address))
    report(address, documents)
    for (const named of documents.flatMap(({ text }) => goesOnTo(address, text))) {
      if (!known.has(named)) waiting.push(named)
      known.add(named)
    }
    for (const form of formsOf(documents[1].text).filter(({ action }) => !sent.has(action))) {
      sent.add(form.action)
      await sendForm(form)
    }
    if (isVisited(documents[1]))
      report(`${address} (a visit)`, await visit(both, address, documents))
  }

  async function sendForm(form: SentForm): Promise<void> {
    const action = addressOn(both[1], '/', form.action.replace('http://localhost/', '/'))
    if (action === null) return
    report(`${action} (sent)`, await answersOf(both, (origin) => send(origin, { ...form, action })))
  }

  function report(address: string, [then, now]: Answers): void {
    for (const fault of differencesOf(then, now)) differences.push({ address, fault })
  }

  // Twice: whatever the last pages of the first round name is opened in the second.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, openNext))
  return { differences, addresses: known.size }
}

type Answers = readonly [then: Answer, now: Answer]

async function answersOf(
  [then, now]: Both,
  request: (origin: string) => Promise<Answer>,
): Promise<Answers> {
  return Promise.all([request(then), request(now)])
}

// A choice of a choice is left out: they can be combined without end.
function goesOnTo(address: string, text: string): string[] {
  const hasQuery = address.includes('?')
  return namedIn(text)
    .flatMap((href) => addressOn('http://localhost', address, href) ?? [])
    .filter((named) => !named.startsWith('/build/') && !(hasQuery && named.includes('?')))
}

/** As many visits of one kind of page are compared as well: their props are those of the document. */
const visitsOfComponent = 20

function visitsOfEach(): (answer: Answer) => boolean {
  const counts = new Map<string, number>()
  return ({ text }) => {
    const component = /"component":"([^"]*)"/.exec(text)?.[1]
    if (component === undefined) return false
    const count = (counts.get(component) ?? 0) + 1
    counts.set(component, count)
    return count <= visitsOfComponent
  }
}

/** Follows a link to an address inside the application. */
function visit(both: Both, address: string, documents: Answers): Promise<Answers> {
  return answersOf(both, (origin) => {
    const { text } = documents[both.indexOf(origin)] ?? documents[0]
    return ask(origin, address, {
      'X-Inertia': 'true',
      'X-Inertia-Version': /"version":"([^"]*)"/.exec(text)?.[1] ?? '',
      'X-Requested-With': 'XMLHttpRequest',
    })
  })
}
