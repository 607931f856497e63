import { moneyText } from '#server/format/money.ts'
import { escapeHtml } from '#server/format/words.ts'
import { htmlDocument } from '#server/mail/mail-layout.ts'
import type { DemoAct, DemoPage } from '#server/shop/payments/demo/demo-checkout.ts'

/**
 * The page of an attempt to pay with play money: a whole HTML document without scripts.
 * @param styles the path of its style sheet.
 */
export function demoPaymentPage(page: DemoPage, styles: string): string {
  const { number, purpose, amount } = page
  const sum = moneyText(amount)
  const { words, choices } = told(page, sum)
  const title = `Pay ${sum} with play money`
  const body = [
    '<p class="ribbon">Play money: nothing is charged, and no card is asked for.</p>',
    '<main>',
    `<h1><span class="small">${escapeHtml(`Order ${number}, ${purposes[purpose]}`)}</span> ${sum}</h1>`,
    `<p role="status">${escapeHtml(words)}</p>`,
    ...choicesForm(choices),
    ...(choices.some(({ act }) => act === 'leave') ? [] : [backLink(page)]),
    '</main>',
  ]
  const head = [
    '<meta name="robots" content="noindex">',
    `<link rel="stylesheet" href="${escapeHtml(styles)}">`,
  ]
  return htmlDocument(title, '<body>', body, head)
}

const purposes: Readonly<Record<DemoPage['purpose'], string>> = {
  deposit: 'deposit',
  balance: 'balance',
  all: 'all of it',
}

/** A button, and what comes of it. */
interface Choice {
  readonly act: DemoAct
  readonly label: string
  readonly about: string
}

interface Told {
  readonly words: string
  readonly choices: readonly Choice[]
}

const leave: Choice = {
  act: 'leave',
  label: 'Leave',
  about: 'You go back to the shop and have not paid. This page stays open for a while.',
}

function told({ state, arrivesAt }: DemoPage, sum: string): Told {
  switch (state) {
    case 'open':
      return { words: 'Choose what is to happen.', choices: choicesOf(sum) }
    case 'declined':
      return {
        words: 'The bank has declined the card. Try again, or leave.',
        choices: choicesOf(sum),
      }
    case 'challenged':
      return {
        words: `The bank asks: is it you who pays ${sum}?`,
        choices: [
          { act: 'pay', label: 'Yes, it is me', about: 'The money comes at once.' },
          { act: 'decline', label: 'No', about: 'The card is declined, and can be tried again.' },
          leave,
        ],
      }
    case 'processing':
      return { words: `The bank takes its time: the money comes ${at(arrivesAt)}.`, choices: [] }
    case 'paid':
      return { words: 'This is paid.', choices: [] }
    case 'expired':
      return {
        words: 'This page has ended: its time is over, or the shop has closed it.',
        choices: [
          {
            act: 'pay-late',
            label: 'Pay all the same',
            about: 'The money was on its way when the page ended. It comes, and may be too late.',
          },
        ],
      }
  }
}

function choicesOf(sum: string): readonly Choice[] {
  return [
    { act: 'pay', label: `Pay ${sum}`, about: 'The money comes at once.' },
    { act: 'challenge', label: 'Be asked first', about: 'The bank asks whether it is you.' },
    {
      act: 'late',
      label: 'Pay, and be late',
      about: 'You go back to the shop at once; the bank lets the money go a minute later.',
    },
    { act: 'decline', label: 'Be declined', about: 'The card is no good, and can be tried again.' },
    leave,
  ]
}

function at(instant: number | null): string {
  return instant === null ? 'soon' : `at ${new Date(instant).toISOString().slice(11, 19)} UTC`
}

function choicesForm(choices: readonly Choice[]): string[] {
  if (choices.length === 0) return []
  const buttons = choices.map(
    ({ act, label, about }) =>
      `<button name="act" value="${act}"><b>${escapeHtml(label)}</b> <span>${escapeHtml(about)}</span></button>`,
  )
  return ['<form method="post">', ...buttons, '</form>']
}

function backLink({ returnUrl }: DemoPage): string {
  return `<p><a href="${escapeHtml(returnUrl)}">Back to the shop</a></p>`
}
