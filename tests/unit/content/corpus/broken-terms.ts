import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Terms that make no sense, and copy that quotes what they have not. */
export const brokenTerms: readonly BrokenContent[] = [
  broken(
    'figures of the terms that cannot be',
    [
      edit('terms.json', '"deposit_percent": 25', '"deposit_percent": 0'),
      edit('terms.json', '"balance_days": 42', '"balance_days": 6.5'),
      edit('terms.json', '"refund_days": 14', '"refund_days": 30'),
      edit('terms.json', '"lost_percent": 100', '"lost_percent": 101'),
      edit('terms.json', '  "voucher_months": 24,\n', ''),
    ],
    'terms.json:1:1 voucher_months: is missing; add "voucher_months" (How long a gift voucher can be spent)',
    'terms.json:2:22 deposit_percent: 0 is too small; use at least 1',
    'terms.json:3:19 balance_days: 6.5 is not right here; write a whole number',
    'terms.json:15:23 refund_steps[1].lost_percent: 101 is too large; use at most 100',
    'terms.json:18:18 refund_days: 30 is too large; use at most 14',
  ),
  broken(
    'steps of a refund that are out of order, take less, and stand nowhere',
    [
      edit('terms.json', '"days_before": 14', '"days_before": 42'),
      edit('terms.json', '"lost_percent": 50', '"lost_percent": 25'),
      edit('terms.json', '{refund_2_percent|of the price}', 'all of it'),
    ],
    'terms.json:11:23 refund_steps[0].lost_percent: 25 is no more than 25, which the deposit is; write more than 25, or remove the step',
    'terms.json:13:5 refund_steps[1]: no condition says what is lost then; quote {refund_2_percent} there, or remove the step',
    'terms.json:14:22 refund_steps[1].days_before: 42 is no later than the step before it, which begins with 42 days to go; write less than 42, or put the steps in order: the earliest first',
  ),
  broken(
    'quotations of what the terms have not',
    [
      edit('home.json', 'Hello.', 'Hello, {deposit_percnt} and {Hello}.'),
      edit('faq.json', 'Perhaps.', 'For {balance_days|week}, {unaccompanied_age|years}.'),
      edit('pages/knots.json', 'Two are enough.', 'Two {voucher_months are enough.'),
      edit('pages/knots.json', '"metadata": {}', '"metadata": { "schema": { "a": "{b}" } }'),
    ],
    'faq.json:6:22 questions[0].answer: {balance_days|week} quotes balance_days in a way that it has not; did you mean "weeks"?',
    'faq.json:6:43 questions[0].answer: {unaccompanied_age|years} quotes unaccompanied_age in a way that it has not; write {unaccompanied_age} alone',
    'home.json:6:27 introText: {deposit_percnt} quotes the terms, which have no figure "deposit_percnt"; did you mean "deposit_percent"?',
    'home.json:6:48 introText: {Hello} quotes the terms, which have no figure "Hello"; write the words themselves, or quote one of: deposit_percent, balance_days, payment_days, lapse_days, free_moves, free_move_days, refund_days, unaccompanied_age, voucher_months, returns_days, refund_1_days, refund_1_percent, refund_1_span, refund_2_days, refund_2_percent',
    'pages/knots.json:15:23 blocks[0].copy: “{” stands without the other brace of a quotation; write both, as in {deposit_percent}, or neither',
  ),
]
