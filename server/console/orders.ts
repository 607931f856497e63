import { help, readCommand, Slip } from './command.ts'
import type { OptionKinds, Typed } from './command.ts'
import { cancelAnOrder } from './orders/cancel-order.ts'
import { keepOrder } from './orders/keep-order.ts'
import { exportOrders, listOrders } from './orders/list-orders.ts'
import {
  ownConsole,
  readAmount,
  readNumber,
  readStatus,
  requireDay,
} from './orders/orders-console.ts'
import type { ExitCode, OrdersConsole } from './orders/orders-console.ts'
import { payOrder, unpayOrder } from './orders/pay-order.ts'
import { revokeLinks } from './orders/revoke-links.ts'
import { showOrder } from './orders/show-order.ts'
import { tellOrder } from './orders/tell-order.ts'
import { tellStaffAct } from './staff-log.ts'

/** `npm run orders`: lists and shows orders, notes payments, cancels; beside a running site too. */
export async function run(words: readonly string[]): Promise<number> {
  return runOrdersCommand(words, ownConsole())
}

type Texts = Typed['texts']

interface Command {
  /** Does it need the number of an order? */
  readonly isOfOne: boolean
  readonly options: readonly string[]
  /**
   * Understands the options, and gives what is to be done.
   * @throws Slip
   */
  prepare(number: string, texts: Texts): Work
}

type Work = (console: OrdersConsole) => Promise<ExitCode>

const commands: ReadonlyMap<string, Command> = new Map([
  ['list', { isOfOne: false, options: ['status'], prepare: prepareList }],
  ['show', { isOfOne: true, options: [], prepare: (number) => (at) => showOrder(number, at) }],
  ['paid', { isOfOne: true, options: ['amount', 'note'], prepare: prepareWith(payOrder) }],
  ['unpaid', { isOfOne: true, options: ['amount', 'note'], prepare: prepareWith(unpayOrder) }],
  [
    'cancel',
    { isOfOne: true, options: [], prepare: (number) => (at) => cancelAnOrder(number, at) },
  ],
  ['keep', { isOfOne: true, options: [], prepare: (number) => (at) => keepOrder(number, at) }],
  [
    'revoke',
    {
      isOfOne: true,
      options: ['voucher'],
      prepare:
        (number, { voucher }) =>
        (at) =>
          revokeLinks(number, voucher, at),
    },
  ],
  ['tell', { isOfOne: true, options: [], prepare: (number) => (at) => tellOrder(number, at) }],
  ['export', { isOfOne: false, options: ['from', 'to'], prepare: prepareExport }],
])

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

function workOf({ words: [name, ...rest], texts }: Typed): Work {
  if (name === undefined) throw new Slip('There is no command.')
  const command = commands.get(name)
  if (!command) throw new Slip(`There is no command '${name}'.`)
  const foreign = Object.keys(texts).find((option) => !command.options.includes(option))
  if (foreign !== undefined) throw new Slip(`--${foreign} does not belong to ${name}.`)
  if (rest.length !== (command.isOfOne ? 1 : 0)) {
    const needs = command.isOfOne ? 'one order number, such as SL-1001' : 'nothing but its options'
    throw new Slip(`${name} needs ${needs}.`)
  }
  const number = command.isOfOne ? readNumber(rest[0] ?? '') : ''
  return told(name, number, command.prepare(number, texts))
}

function prepareList(_number: string, { status: typed }: Texts): Work {
  const status = typed === undefined ? undefined : readStatus(typed)
  return (console) => listOrders(status, console)
}

function prepareWith(act: typeof payOrder): Command['prepare'] {
  return (number, { amount, note }) => {
    const input = {
      number,
      ...(amount !== undefined && { amount: readAmount(amount) }),
      ...(note !== undefined && { note }),
    }
    return (console) => act(input, console)
  }
}

function prepareExport(_number: string, texts: Texts): Work {
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
  from: { type: 'string' },
  to: { type: 'string' },
  help,
} as const satisfies OptionKinds
