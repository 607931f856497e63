import type { OptionKinds } from '../arguments.ts'

/** What the commands on orders are, for whoever asks or slips. */
export const usage = `npm run orders -- COMMAND

  list [--status STATUS]          all orders, or those that are awaiting-payment, part-paid, paid or
                                  cancelled; the newest last
  show NUMBER                     all that is known of one: lines, money, vouchers, links
  paid NUMBER [--amount POUNDS] [--note TEXT]
                                  notes money that came in, all that is open unless it says how much
  unpaid NUMBER [--amount POUNDS] [--note TEXT]
                                  takes back a payment noted by mistake, and says whom to tell
  cancel NUMBER                   gives places back, and says what is to be paid back by the terms
  export [--from DAY] [--to DAY]  CSV, one line for each order:
                                  npm run --silent orders -- export > orders.csv

NUMBER is such as SL-1001, POUNDS such as 120.50, DAY such as 2026-12-31. DATABASE_URL says which
database; the site may be running on it, and sends the letters.`

/** All options; each command has some of them. */
export const options = {
  status: { type: 'string' },
  amount: { type: 'string' },
  note: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies OptionKinds
