import type { Untyped } from './migration.ts'

/**
 * An order keeps the terms that it was placed under from now on. Those of before were placed under these,
 * and so are those that older code still writes while this runs: it knows no others.
 */
export async function up(trx: Untyped): Promise<void> {
  await trx.schema
    .alterTable('orders')
    .addColumn('agreed_terms', 'text', (column) =>
      column.notNull().defaultTo(JSON.stringify(termsUntilNow)),
    )
    .execute()
}

const termsUntilNow = {
  deposit_percent: 25,
  balance_days: 42,
  payment_days: 5,
  free_moves: 1,
  free_move_days: 42,
  refund_steps: [
    {
      days_before: 42,
      lost_percent: 50,
    },
    {
      days_before: 28,
      lost_percent: 75,
    },
    {
      days_before: 14,
      lost_percent: 100,
    },
  ],
  refund_days: 14,
  unaccompanied_age: 16,
  voucher_months: 24,
  conditions: {
    package: {
      title: 'Nights aboard: a package',
      sentences: [
        'We are responsible for everything in the package, must help you if you are in difficulty, and may not raise the price.',
        'You may hand your place to another person who meets the requirements, with seven days’ notice. You may leave free of charge when unavoidable and extraordinary circumstances at the destination get in the way.',
        'Money you have paid must be protected against our insolvency. A real company names its protection here; this is a sample, and has none to name.',
        'Passports, visas, vaccinations and travel insurance are yours to have in order.',
      ],
      one: 'sleeping on board and sailing are sold together, so it is a package under the Package Travel and Linked Travel Arrangements Regulations 2018, with all the rights that those give you.',
      several:
        'sleeping on board and sailing are sold together, so each of these is a package under the Package Travel and Linked Travel Arrangements Regulations 2018, with all the rights that those give you.',
    },
    dated_places: {
      title: 'If you cannot come',
      sentences: [
        'You may move to another date of the same thing once, free of charge, up to six weeks before the start.',
        'If you cancel more than six weeks before, you lose the deposit; from six weeks to four, 50 per cent of the price; from four weeks to two, 75 per cent; after that, the whole price. If we sell your place again, you get back what it fetched.',
        'If we cancel, you choose another date or all your money back within 14 days.',
        'A place on a named day has no 14 days in which to change your mind: the Consumer Contracts Regulations 2013 make an exception for it.',
      ],
    },
    online_courses: {
      title: 'Online courses',
      sentences: [
        'You have 14 days to change your mind, until you ask us to open the course: it begins at once then, and that right ends.',
        'Access is for the person named in the order.',
      ],
    },
    goods: {
      title: 'Things from the shop',
      sentences: [
        'Posted within two working days.',
        'You have 14 days after delivery to change your mind, and 14 more to send things back.',
        'We refund them and what the standard delivery cost.',
        'You pay the return, unless something was faulty.',
      ],
    },
    vouchers: {
      title: 'Gift vouchers',
      sentences: [
        'A voucher is valid for 24 months from the day of purchase, and what is left over stays on its code.',
        'You have 14 days to change your mind, as long as none of it is spent. After that we do not exchange vouchers for cash.',
      ],
    },
  },
}
