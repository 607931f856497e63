import type { Browser } from '@playwright/test'
import type { Visit } from '../http/crawl-site.ts'
import type { Fault } from '../verdicts/site-verdict.ts'
import { shopFor } from './shopper.ts'
import { stateFaults } from './state-faults.ts'
import type { OpenedState } from './state-faults.ts'
import type { Availability, PageState } from './states.ts'
import { cookieOf, halfSignedIn, mailedPath, signedInCustomer, signedInStaff } from './strangers.ts'

interface Surroundings {
  readonly browser: Browser
  readonly origin: string
  /** What the crawl by HTTP found: dates that can still be booked are not the same every day. */
  readonly visits: ReadonlyMap<string, Visit>
}

/** As many states are open at a time. */
const atOnce = 2

/** Opens each state with JavaScript and without, and tells what is wrong there. */
export async function openStates(
  states: readonly PageState[],
  surroundings: Surroundings,
): Promise<Fault[]> {
  const faults: Fault[] = []
  const waiting = [...states]
  async function openNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const name = `${next.module}, ${next.state}`
      const found = await faultsOf(next, surroundings).catch((error: unknown) => [String(error)])
      faults.push(...found.map((fault) => ({ address: name, fault })))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, openNext))
  return faults
}

async function faultsOf(state: PageState, surroundings: Surroundings): Promise<string[]> {
  const { browser, origin } = surroundings
  const opened: OpenedState = { ...state, ...(await entryOf(state, surroundings)) }
  return stateFaults(browser, origin, opened)
}

/** Where a state is seen, and with which cookie. */
async function entryOf(
  { address }: PageState,
  { origin, visits }: Surroundings,
): Promise<Pick<OpenedState, 'address' | 'cookie'>> {
  if (typeof address === 'string') return { address: origin + address }
  if ('mailed' in address) return { address: origin + (await mailedPath(origin, address.mailed)) }
  if ('signedIn' in address) {
    const cookie = cookieOf(await signedInCustomer(origin), 'session')
    return { address: origin + address.signedIn, cookie }
  }
  if ('staff' in address) {
    const cookie = cookieOf(await signedInStaff(origin), 'session')
    return { address: origin + address.staff, cookie }
  }
  if ('halfSignedIn' in address) {
    const cookie = cookieOf(await halfSignedIn(origin), 'session')
    return { address: origin + address.halfSignedIn, cookie }
  }
  if ('shopping' in address) {
    const [nearlyFull] = datesOf('LimitedAvailability', visits)
    const dates = { open: datesOf('InStock', visits), nearlyFull }
    const { path, shopper } = await shopFor(address.shopping, origin, dates)
    return { address: origin + path, cookie: cookieOf(shopper, 'cart') }
  }
  return { address: `${origin}/events/${datesOf(address.selling, visits)[0]}` }
}

/** The references of the dates of which search engines are told this; at least one. */
function datesOf(
  availability: Availability,
  visits: Surroundings['visits'],
): readonly [string, ...string[]] {
  const [first, ...others] = [...visits.values()]
    .filter((visit) => singleDate.test(visit.address) && hasAvailability(visit, availability))
    .map(({ address }) => address.replace('/events/', ''))
  if (first !== undefined) return [first, ...others]
  throw new Error(`No date is ${availability} today.`)
}

const singleDate = /^\/events\/[A-Z]+-[A-Z0-9]+-\d{6}[A-Z]?$/

function hasAvailability({ facts }: Visit, word: string): boolean {
  return facts?.blocks.some((block) => block.includes(`https://schema.org/${word}"`)) ?? false
}
