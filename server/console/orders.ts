import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { cancelAnOrder } from './orders/cancel-order.ts'
import { keepOrder } from './orders/keep-order.ts'
import { listAttempts, listRefunds, reconcileOrders } from './orders/list-money.ts'
import { exportOrders, listOrders } from './orders/list-orders.ts'
import {
  ownConsole,
  readAmount,
  readDays,
  readNumber,
  readStatus,
  requireDay,
} from './orders/orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders/orders-console.ts'
import { payLink } from './orders/pay-link.ts'
import { payOrder, unpayOrder } from './orders/pay-order.ts'
import { noteTransfers, refundAnOrder } from './orders/refund-order.ts'
import { revokeLinks } from './orders/revoke-links.ts'
import { showOrder } from './orders/show-order.ts'
import { tellOrder } from './orders/tell-order.ts'
import { operator, tellStaffAct } from './staff-log.ts'

/** `npm run orders`: lists and shows orders, notes payments, cancels; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runOrdersCommand(words, ownConsole())
}

type Options = Pick<Typed, 'texts' | 'switches'>

interface Command {
  /** How many numbers of orders it takes. */
  readonly numbers: 'one' | 'none' | 'one or none'
  readonly options: readonly string[]
  /**
   * Understands the options, and gives what is to be done.
   * @param number empty: none was given.
   * @throws Slip
   */
  prepare(number: string, options: Options): Work
}

type Work = (console: OrdersConsole) => Promise<ExitCode>

const commands: ReadonlyMap<string, Command> = new Map([
  ['list', { numbers: 'none', options: ['status'], prepare: prepareList }],
  ['show', ofOne(showOrder)],
  ['paid', { numbers: 'one', options: ['amount', 'note'], prepare: prepareWith(payOrder) }],
  ['unpaid', { numbers: 'one', options: ['amount', 'note'], prepare: prepareWith(unpayOrder) }],
  ['cancel', ofOne(cancelAnOrder)],
  [
    'refund',
    {
      numbers: 'one',
      options: ['amount', 'reason', 'goodwill', 'by-hand-done'],
      prepare: prepareRefund,
    },
  ],
  ['refunds', { numbers: 'none', options: [], prepare: () => listRefunds }],
  ['attempts', { numbers: 'one or none', options: [], prepare: prepareAttempts }],
  ['reconcile', { numbers: 'none', options: ['days'], prepare: prepareReconcile }],
  ['pay-link', ofOne(payLink)],
  ['keep', ofOne(keepOrder)],
  ['revoke', { numbers: 'one', options: ['voucher'], prepare: prepareRevoke }],
  ['tell', ofOne(tellOrder)],
  ['export', { numbers: 'none', options: ['from', 'to'], prepare: prepareExport }],
])

function ofOne(act: (number: string, console: OrdersConsole) => Promise<ExitCode>): Command {
  return { numbers: 'one', options: [], prepare: (number) => (console) => act(number, console) }
}

/**
 * Runs one command on the orders and returns the exit code: 0 when it was done or had been before,
 * 1 when the order does not allow it, 2 for a slip in what was typed.
 * @throws when the command cannot be carried out, with what to do.
 */
export async function runOrdersCommand(
  typed: readonly string[],
  console: OrdersConsole,
): Promise<ExitCode> {
  const read = readCommand(typed, { usage, options, understand: workOf }, console)
  return 'exitCode' in read ? read.exitCode : read.asked(console)
}

/** Commands that change orders, or hand out what customers gave. */
const acts = {
  paid: 'order-paid',
  unpaid: 'order-unpaid',
  cancel: 'order-cancelled',
  refund: 'order-refunded',
  reconcile: 'payments-reconciled',
  keep: 'order-kept',
  revoke: 'order-links-ended',
  tell: 'order-told-again',
  export: 'orders-exported',
} as const

function told(name: string, order: string, work: Work): Work {
  if (!isAct(name)) return work
  return async (console) => {
    const code = await work(console)
    const about = order === '' ? {} : { order }
    await tellStaffAct(console, acts[name], code === 0 ? 'done' : 'refused', about)
    return code
  }
}

function isAct(name: string): name is keyof typeof acts {
  return Object.hasOwn(acts, name)
}

function workOf({ words: [name, ...rest], texts, switches }: Typed): Work {
  if (name === undefined) throw new Slip('There is no command.')
  const command = commands.get(name)
  if (!command) throw new Slip(`There is no command '${name}'.`)
  const given = [...Object.keys(texts), ...switches]
  const foreign = given.find((option) => !command.options.includes(option))
  if (foreign !== undefined) throw new Slip(`--${foreign} does not belong to ${name}.`)
  if (!counts[command.numbers].includes(rest.length)) {
    throw new Slip(`${name} needs ${needs[command.numbers]}.`)
  }
  const number = rest[0] === undefined ? '' : readNumber(rest[0])
  return told(name, number, command.prepare(number, { texts, switches }))
}

const counts: Readonly<Record<Command['numbers'], readonly number[]>> = {
  one: [1],
  none: [0],
  'one or none': [0, 1],
}

const needs: Readonly<Record<Command['numbers'], string>> = {
  one: 'one order number, such as SL-1001',
  none: 'nothing but its options',
  'one or none': 'one order number, such as SL-1001, or none',
}

function prepareList(_number: string, { texts: { status: typed } }: Options): Work {
  const status = typed === undefined ? undefined : readStatus(typed)
  return (console) => listOrders(status, console)
}

function prepareWith(act: typeof payOrder): Command['prepare'] {
  return (number, { texts: { amount, note } }) => {
    const input = {
      number,
      ...(amount !== undefined && { amount: readAmount(amount) }),
      ...(note !== undefined && { note }),
    }
    return (console) => act(input, console)
  }
}

function prepareRefund(number: string, { texts: { amount, reason }, switches }: Options): Work {
  if (switches.has('by-hand-done')) {
    if (amount !== undefined || reason !== undefined || switches.has('goodwill')) {
      throw new Slip('--by-hand-done stands alone: it is about what was written down before.')
    }
    return (console) => noteTransfers(number, console)
  }
  const isGoodwill = switches.has('goodwill')
  if (isGoodwill && amount === undefined) throw new Slip('--goodwill needs an --amount.')
  const input = {
    number,
    ...(amount !== undefined && { amount: readAmount(amount) }),
    isGoodwill,
    reason: reason ?? null,
    by: operator(),
  }
  return (console) => refundAnOrder(input, console)
}

function prepareAttempts(number: string): Work {
  return (console) => listAttempts(number === '' ? null : number, console)
}

function prepareReconcile(_number: string, { texts: { days } }: Options): Work {
  const back = days === undefined ? undefined : readDays(days)
  return (console) => reconcileOrders(back, console)
}

function prepareRevoke(number: string, { texts: { voucher } }: Options): Work {
  return (console) => revokeLinks(number, voucher, console)
}

function prepareExport(_number: string, { texts }: Options): Work {
  const [from, to] = [texts['from'], texts['to']]
  for (const day of [from, to]) if (day !== undefined) requireDay(day)
  if (from !== undefined && to !== undefined && from > to) {
    throw new Slip(`--from ${from} is after --to ${to}.`)
  }
  return (console) => exportOrders({ from, to }, console)
}

const usage = `npm run orders -- COMMAND

  list [--status STATUS]          all orders, or those that are awaiting-payment, part-paid, paid or
                                  cancelled; the newest last
  show NUMBER                     all that is known of one: lines, money, vouchers, links
  paid NUMBER [--amount POUNDS] [--note TEXT]
                                  notes money that came in, all that is open unless it says how much
  unpaid NUMBER [--amount POUNDS] [--note TEXT]
                                  takes back a payment noted by mistake, and says whom to tell
  cancel NUMBER                   gives places back, and says what is to be paid back by the terms
  refund NUMBER [--amount POUNDS] [--reason TEXT] [--goodwill]
                                  gives money back, by card what came by card and the rest by
                                  transfer: of a cancelled order what its terms say, or so much;
                                  goodwill leaves an order as paid as it is
  refund NUMBER --by-hand-done    notes that its transfers were sent
  refunds                         those that are not over or failed, and disputes with their days
  attempts [NUMBER]               attempts to pay an order by card, or all that are not over
  reconcile [--days DAYS]         compares the last days with the provider, 3 unless it says more,
                                  and books what is missing
  pay-link NUMBER                 the page on which it can be paid, for somebody on the telephone
  keep NUMBER                     keeps one that nobody has paid yet: it does not lapse
  revoke NUMBER [--voucher CODE]  ends the links to it, or to a voucher of it
  tell NUMBER                     writes its messages anew: to the customer, to staff, its vouchers
  export [--from DAY] [--to DAY]  CSV, one line for each order:
                                  npm run --silent orders -- export > orders.csv

NUMBER is such as SL-1001, POUNDS such as 120.50, DAY such as 2026-12-31. DATABASE_URL says which
database; the site may be running on it, and sends the letters.`

const options = {
  voucher: { type: 'string' },
  status: { type: 'string' },
  amount: { type: 'string' },
  note: { type: 'string' },
  reason: { type: 'string' },
  goodwill: { type: 'boolean' },
  'by-hand-done': { type: 'boolean' },
  days: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  help,
} as const satisfies OptionKinds
