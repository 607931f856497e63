import type { StripeStandIn } from '../../support/stripe/stand-in.ts'

/** Keys, and addresses of pages on which somebody pays: where they must not stand, they are found. */
export function checkSecrets(
  { variables, url, account }: StripeStandIn,
  places: Readonly<Record<string, string>>,
): string[] {
  const numbers = [...account.cards.values()].map(({ number }) => number)
  const secrets = {
    'the key': variables.STRIPE_SECRET_KEY,
    'the secret of hooks': variables.STRIPE_WEBHOOK_SECRET,
    'the address of a session': `${url}/c/pay/`,
    ...Object.fromEntries(numbers.map((number) => [`the card ${number}`, number])),
  }
  return Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      text.includes(secret) ? [`${name} stands in the ${place}`] : [],
    ),
  )
}
