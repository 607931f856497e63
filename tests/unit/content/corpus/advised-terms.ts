import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Figures of the terms that somebody wrote once more. */
export const advisedTerms: readonly BrokenContent[] = [
  broken(
    'figures of the terms that are written where they should be quoted',
    [
      edit(
        'faq.json',
        'Perhaps.',
        'A deposit of 30 per cent is due within five days, the balance {balance_days|weeks} before. Under 16 come with a parent. Two weeks before, be sick.',
      ),
      edit('terms.json', 'Good for {voucher_months|months}.', 'It lasts 24 months.'),
      edit('home.json', 'Hello.', 'A deposit of 30 per cent holds it.'),
    ],
    'faq.json:6:31 warning: questions[0].answer: “30 per cent” is a figure of terms.json, and would be forgotten here; quote it, as in {deposit_percent}',
    'faq.json:6:57 warning: questions[0].answer: “five days” is a figure of terms.json, and would be forgotten here; quote it, as in {payment_days|days}',
    'faq.json:6:115 warning: questions[0].answer: “16” is a figure of terms.json, and would be forgotten here; quote it, as in {unaccompanied_age}',
    'terms.json:49:19 warning: conditions.vouchers.sentences[0]: “24 months” is a figure of terms.json, and would be forgotten here; quote it, as in {voucher_months|months}',
  ),
]
