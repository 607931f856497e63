import { isLoopback } from './address.ts'
import { listOf } from './values.ts'
import type { Report } from './values.ts'

/** Who takes payments by card, and by which keys. */
export type PaymentSettings =
  | { readonly provider: 'none' }
  /** Play money. */
  | { readonly provider: 'demo' }
  | {
      readonly provider: 'stripe'
      readonly secretKey: string
      /** Of the webhook's endpoint, the new one first. */
      readonly webhookSecrets: readonly string[]
      /** The origin of what stands in for Stripe's API; null: Stripe's own. */
      readonly api: string | null
    }

interface Place {
  readonly appUrl: string
  readonly isDevelopment: boolean
}

/**
 * PAYMENT_PROVIDER and what it needs. Without one: Stripe where its keys are, else play money in development, and
 * nobody anywhere else. What is allowed goes by APP_URL alone, so that a command of staff in production, which
 * knows its address and perhaps not its environment, finds the same.
 * @param read gives a variable of the contract.
 */
export function readPayments(
  read: (name: string) => string | undefined,
  place: Place,
  report: Report,
): PaymentSettings {
  const provider = read('PAYMENT_PROVIDER')
  const secretKey = read('STRIPE_SECRET_KEY')
  const webhookSecrets = listOf(read('STRIPE_WEBHOOK_SECRET'))
  const mode = read('STRIPE_MODE')
  const api = read('STRIPE_API')

  if (provider !== undefined && provider !== 'stripe' && provider !== 'demo') {
    report(`PAYMENT_PROVIDER is '${provider}'; it must be stripe or demo.`)
  }
  if (mode !== undefined && mode !== 'test') {
    report(`STRIPE_MODE is '${mode}'; it must be test, or left out.`)
  }
  const isLocal = isLoopback(place.appUrl)
  if (provider === 'demo') {
    if (!isLocal) report('PAYMENT_PROVIDER is demo, play money; it is for this machine only.')
    return { provider: 'demo' }
  }
  if (!secretKey && webhookSecrets.length === 0 && provider !== 'stripe') {
    return { provider: isLocal && place.isDevelopment ? 'demo' : 'none' }
  }
  if (!secretKey || webhookSecrets.length === 0) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    report(`${missing} is not set; Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`)
    return { provider: 'none' }
  }
  checkKey(secretKey, { isLocal, isForTests: mode === 'test' }, report)
  checkSecrets(webhookSecrets, report)
  const standIn = readApi(api, { isLocal, secretKey }, report)
  return { provider: 'stripe', secretKey, webhookSecrets, api: standIn }
}

// No text repeats a key, not even the start of one.
function checkKey(
  key: string,
  { isLocal, isForTests }: { readonly isLocal: boolean; readonly isForTests: boolean },
  report: Report,
): void {
  const mode = /^[sr]k_(test|live)_\w+$/.exec(key)?.[1]
  if (mode === undefined) {
    report('STRIPE_SECRET_KEY must begin with rk_live_, sk_live_, rk_test_ or sk_test_.')
  }
  if (mode === 'live' && isLocal) {
    report(
      'STRIPE_SECRET_KEY is a live key, which moves money; a site for this machine needs a test key.',
    )
  }
  if (mode === 'test' && !isLocal && !isForTests) {
    report(
      'STRIPE_SECRET_KEY is a test key, by which nobody pays; a public site needs a live one, or STRIPE_MODE=test.',
    )
  }
}

function checkSecrets(secrets: readonly string[], report: Report): void {
  if (secrets.every((secret) => /^whsec_[\w+/=-]+$/.test(secret))) return
  report('STRIPE_WEBHOOK_SECRET holds one that does not begin with whsec_.')
}

/** STRIPE_API, as an origin: it is sent the key, so it is for this machine and for test keys alone. */
function readApi(
  value: string | undefined,
  { isLocal, secretKey }: { readonly isLocal: boolean; readonly secretKey: string },
  report: Report,
): string | null {
  if (value === undefined) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    report(
      'STRIPE_API must be an http: or https: address without a path, such as http://127.0.0.1:12111.',
    )
    return null
  }
  if (!isLocal || secretKey.includes('_live_')) {
    report(
      'STRIPE_API sends the key to another than Stripe; it is for an APP_URL of this machine and a test key.',
    )
  }
  return url.origin
}
