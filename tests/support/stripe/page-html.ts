import type { Stripe } from 'stripe'
import { cards } from './cards.ts'

type Session = Stripe.Checkout.Session

/** The page of an open Session. */
export function payPage(session: Session, problem: string | null = null): string {
  const amount = `£${((session.amount_total ?? 0) / 100).toFixed(2)}`
  return page(
    `Pay ${amount}`,
    `${problem ? alert(problem) : ''}
    <form method="post">
      <p><label>E-mail <input name="email" value="${escaped(session.customer_email ?? '')}"></label></p>
      <p><label>Card number <input name="card" value="${cards.pays.number}"></label></p>
      ${buttons(payButtons)}
    </form>`,
  )
}

const payButtons = {
  pay: 'Pay',
  decline: 'Pay by a card that is declined',
  challenge: 'Pay by a card that is challenged',
  late: 'Pay after expiry',
  leave: 'Leave',
}

/** The page of a bank that asks who pays. */
export function challengePage(): string {
  const names = { approve: 'It is me', fail: 'It is not me' }
  return page('Is it you?', `<form method="post">${buttons(names)}</form>`)
}

/** The page of a Session that is not open any more. */
export function endedPage({ status }: Session): string {
  return page(status === 'complete' ? 'All done here' : 'This page has expired', '')
}

/** What a payer sees who did not look again: Stripe's page does not know that it has expired. */
export function misleadingPage(): string {
  return page('Something went wrong', alert('Try another card.'))
}

function buttons(names: Readonly<Record<string, string>>): string {
  return Object.entries(names)
    .map(([value, text]) => `<button type="submit" name="button" value="${value}">${text}</button>`)
    .join('\n      ')
}

function alert(text: string): string {
  return `<p role="alert">${text}</p>`
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
  </head>
  <body>
    <main>
    <h1>${title}</h1>
    ${body}
    </main>
  </body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
