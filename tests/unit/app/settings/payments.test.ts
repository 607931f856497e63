import { describe, expect, it } from 'vitest'
import { checkSettings } from '#server/app/settings/settings.ts'
import type { Environment, Variables } from '#server/app/settings/settings.ts'

// In parts: nothing that reads sources for keys that got out is to stop at these.
const key = (kind: string) => `${kind}_${'0'.repeat(24)}`
const [testKey, liveKey] = [key('rk_test'), key('rk_live')]
const secret = key('whsec')

const [thisMachine, publicSite] = ['http://localhost:8000', 'https://www.example.com']
const test = { STRIPE_SECRET_KEY: testKey, STRIPE_WEBHOOK_SECRET: secret }
const live = { STRIPE_SECRET_KEY: liveKey, STRIPE_WEBHOOK_SECRET: secret, APP_URL: publicSite }

describe('who takes payments by card', () => {
  it('is Stripe, where its keys are', () => {
    const stripe = { provider: 'stripe', webhookSecrets: [secret], api: null }

    expect(paymentsOf(test)).toEqual({ ...stripe, secretKey: testKey })
    expect(paymentsOf(live)).toEqual({ ...stripe, secretKey: liveKey })
    expect(paymentsOf({ ...test, PAYMENT_PROVIDER: 'stripe' })).toMatchObject(stripe)
  })

  it('is play money in development on this machine, and nobody anywhere else', () => {
    expect(paymentsOf({}, 'development')).toEqual({ provider: 'demo' })
    expect(paymentsOf({ APP_URL: publicSite }, 'development')).toEqual({ provider: 'none' })
    expect(paymentsOf({}, 'production')).toEqual({ provider: 'none' })
    expect(paymentsOf({}, 'test')).toEqual({ provider: 'none' })
  })

  it('is play money wherever that was asked for, keys or not', () => {
    const demo = { ...test, PAYMENT_PROVIDER: 'demo' }

    expect(paymentsOf(demo, 'production')).toEqual({ provider: 'demo' })
  })

  it('may have a new secret and an old one', () => {
    const rolled = { ...test, STRIPE_WEBHOOK_SECRET: `${secret}new, ${secret}` }

    expect(paymentsOf(rolled)).toMatchObject({ webhookSecrets: [`${secret}new`, secret] })
  })

  it('may have a stand-in for tests in place of Stripe', () => {
    const api = { ...test, STRIPE_API: 'http://127.0.0.1:12111/' }

    expect(paymentsOf(api)).toMatchObject({ api: 'http://127.0.0.1:12111' })
  })

  it('may take nothing on a public site, if that is said outright', () => {
    const staging = { ...test, APP_URL: publicSite, STRIPE_MODE: 'test' }

    expect(violationsOf(staging)).toEqual([])
    expect(paymentsOf(staging)).toMatchObject({ secretKey: testKey })
  })
})

describe('a site does not start', () => {
  const both = 'Stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'
  const standIn =
    'STRIPE_API sends the key to another than Stripe; it is for an APP_URL of this machine and a test key.'
  const address =
    'STRIPE_API must be an http: or https: address without a path, such as http://127.0.0.1:12111.'
  const api = 'http://127.0.0.1:12111'

  it.each<[string, Variables, string]>([
    [
      'with one key of two',
      { STRIPE_SECRET_KEY: testKey },
      `STRIPE_WEBHOOK_SECRET is not set; ${both}`,
    ],
    [
      'with the other alone',
      { STRIPE_WEBHOOK_SECRET: secret },
      `STRIPE_SECRET_KEY is not set; ${both}`,
    ],
    [
      'with Stripe and no key',
      { PAYMENT_PROVIDER: 'stripe' },
      `STRIPE_SECRET_KEY is not set; ${both}`,
    ],
    [
      'with somebody unknown',
      { PAYMENT_PROVIDER: 'paypal' },
      "PAYMENT_PROVIDER is 'paypal'; it must be stripe or demo.",
    ],
    [
      'with another kind of key',
      { ...test, STRIPE_SECRET_KEY: key('pk_test') },
      'STRIPE_SECRET_KEY must begin with rk_live_, sk_live_, rk_test_ or sk_test_.',
    ],
    [
      'with a secret that is none',
      { ...test, STRIPE_WEBHOOK_SECRET: `${secret},${testKey}` },
      'STRIPE_WEBHOOK_SECRET holds one that does not begin with whsec_.',
    ],
    [
      'that moves money from this machine',
      { ...live, APP_URL: thisMachine },
      'STRIPE_SECRET_KEY is a live key, which moves money; a site for this machine needs a test key.',
    ],
    [
      'that takes nothing in public, unsaid',
      { ...test, APP_URL: publicSite },
      'STRIPE_SECRET_KEY is a test key, by which nobody pays; a public site needs a live one, or STRIPE_MODE=test.',
    ],
    [
      'with another mode',
      { ...test, STRIPE_MODE: 'live' },
      "STRIPE_MODE is 'live'; it must be test, or left out.",
    ],
    [
      'with play money in public',
      { PAYMENT_PROVIDER: 'demo', APP_URL: publicSite },
      'PAYMENT_PROVIDER is demo, play money; it is for this machine only.',
    ],
    ['that sends live keys elsewhere', { ...live, STRIPE_API: api }, standIn],
    [
      'with a stand-in in public',
      { ...test, APP_URL: publicSite, STRIPE_MODE: 'test', STRIPE_API: api },
      standIn,
    ],
    ['with a stand-in that has a path', { ...test, STRIPE_API: `${api}/v1` }, address],
    ['with a stand-in that has no address', { ...test, STRIPE_API: 'localhost' }, address],
  ])('%s', (_, variables, violation) => {
    expect(violationsOf(variables)).toEqual([violation])
  })

  it('and repeats no key when it says why', () => {
    const wrong = { STRIPE_SECRET_KEY: `x${liveKey}`, STRIPE_WEBHOOK_SECRET: `x${secret}` }

    expect(violationsOf(wrong).join()).not.toContain('0000')
  })
})

function paymentsOf(variables: Variables, environment: Environment = 'test') {
  return checkSettings(variables, environment).settings.payments
}

function violationsOf(variables: Variables) {
  return checkSettings(variables, 'test').violations
}
