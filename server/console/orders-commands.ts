import { readArguments } from './arguments.ts'
import { cancelAnOrder } from './orders/cancel-an-order.ts'
import { exportOrders } from './orders/export-orders.ts'
import { listOrders } from './orders/list-orders.ts'
import type { ExitCode, OrdersConsole } from './orders/orders-console.ts'
import { payOrder } from './orders/pay-order.ts'
import { readAmount, readDay, readNumber, readStatus } from './orders/read-words.ts'
import type { Read } from './orders/read-words.ts'
import { showOrder } from './orders/show-order.ts'
import { unpayOrder } from './orders/unpay-order.ts'
import { options, usage } from './orders/usage.ts'

type Texts = Readonly<Record<string, string | undefined>>

interface Command {
  /** Does it need the number of an order? */
  readonly isOfOne: boolean
  readonly options: readonly string[]
  /** Understands the options, and gives what is to be done, or what is wrong. */
  prepare(number: string, texts: Texts): Work | { readonly fault: string }
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
  const read = readArguments(typed, options)
  if ('fault' in read) return refuse(read.fault, console)
  const { switches, texts, words } = read
  if (switches.has('help')) {
    console.print(usage)
    return 0
  }
  const work = workOf(words, texts)
  return 'fault' in work ? refuse(work.fault, console) : work(console)
}

function refuse(fault: string, { printFault }: OrdersConsole): ExitCode {
  printFault(`${fault}\n\n${usage}`)
  return 2
}

function workOf([name, ...rest]: readonly string[], texts: Texts): ReturnType<Command['prepare']> {
  if (name === undefined) return { fault: 'There is no command.' }
  const command = commands.get(name)
  if (!command) return { fault: `There is no command '${name}'.` }
  const foreign = Object.keys(texts).find((option) => !command.options.includes(option))
  if (foreign !== undefined) return { fault: `--${foreign} does not belong to ${name}.` }
  if (rest.length !== (command.isOfOne ? 1 : 0)) {
    const needs = command.isOfOne ? 'one order number, such as SL-1001' : 'nothing but its options'
    return { fault: `${name} needs ${needs}.` }
  }
  const number = command.isOfOne ? readNumber(rest[0] ?? '') : { value: '' }
  return 'fault' in number ? number : command.prepare(number.value, texts)
}

function prepareList(_number: string, { status }: Texts): ReturnType<Command['prepare']> {
  const read = optional(status, readStatus)
  return 'fault' in read ? read : (console) => listOrders(read.value, console)
}

/** Of a command about one payment. */
function prepareWith(act: typeof payOrder): Command['prepare'] {
  return (number, { amount, note }) => {
    const read = optional(amount, readAmount)
    if ('fault' in read) return read
    const wish = {
      number,
      ...(read.value !== undefined && { amount: read.value }),
      ...(note !== undefined && { note }),
    }
    return (console) => act(wish, console)
  }
}

function prepareExport(_number: string, texts: Texts): ReturnType<Command['prepare']> {
  const from = optional(texts['from'], readDay)
  const to = optional(texts['to'], readDay)
  if ('fault' in from) return from
  if ('fault' in to) return to
  if (from.value !== undefined && to.value !== undefined && from.value > to.value) {
    return { fault: `--from ${from.value} is after --to ${to.value}.` }
  }
  return (console) => exportOrders({ from: from.value, to: to.value }, console)
}

function optional<Value>(
  typed: string | undefined,
  read: (typed: string) => Read<Value>,
): Read<Value | undefined> {
  return typed === undefined ? { value: undefined } : read(typed)
}
