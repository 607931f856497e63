import { describe, expect, it } from 'vitest'
import { ConfigViolations } from '#server/app/config.ts'
import { checkSettings } from '#server/app/settings/settings.ts'
import type { Environment, Variables } from '#server/app/settings/settings.ts'

const key = 'a-key-of-more-than-thirty-two-characters'
const publicSite = {
  APP_URL: 'https://www.example.com',
  APP_KEY: key,
  DATABASE_URL: 'file:/var/lib/saltlark/saltlark.sqlite',
  MAIL_URL: 'smtp://user:password@mail.example.com:587',
}

describe('the settings of a process that says nothing', () => {
  it('are those of the contract', () => {
    const { settings, violations } = checkSettings({}, 'development')

    expect(violations).toEqual([])
    expect(settings).toEqual({
      host: '127.0.0.1',
      port: 8000,
      appUrl: 'http://localhost:8000',
      assetUrl: null,
      appKeys: [],
      databaseUrl: null,
      contentDirectory: 'resources/content',
      dataDirectory: '.data',
      mailUrl: 'log:',
      payments: { provider: 'demo' },
      siteDate: null,
      isForSearchEngines: false,
      trustProxy: [],
      hasSharedCache: false,
      logLevel: 'info',
      logsAddresses: false,
      securityContacts: null,
      operatorToken: null,
      drainSeconds: 0,
      hasMetrics: false,
    })
  })

  it('are the same when every variable is there and blank', () => {
    const names =
      'PORT HOST APP_URL APP_KEY DATABASE_URL CONTENT_DIR DATA_DIR MAIL_URL SITE_DATE SEARCH_ENGINES TRUST_PROXY LOG_LEVEL ASSET_URL SHARED_CACHE LOG_ADDRESSES SECURITY_CONTACT OPERATOR_TOKEN DRAIN_SECONDS METRICS PAYMENT_PROVIDER STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_MODE STRIPE_API'
    const blank = Object.fromEntries(names.split(' ').map((name) => [name, '  ']))

    expect(checkSettings(blank, 'development')).toEqual(checkSettings({}, 'development'))
  })
})

describe('a setting', () => {
  it.each<[string, string, string, unknown]>([
    ['PORT', '80', 'port', 80],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['APP_URL', 'https://www.example.com/', 'appUrl', 'https://www.example.com'],
    ['APP_URL', 'HTTPS://WWW.Example.com:443', 'appUrl', 'https://www.example.com'],
    ['APP_URL', 'http://127.0.0.1:9000', 'appUrl', 'http://127.0.0.1:9000'],
    ['ASSET_URL', 'https://CDN.example.com/a/b//', 'assetUrl', 'https://cdn.example.com/a/b'],
    ['ASSET_URL', 'http://localhost:9000/', 'assetUrl', 'http://localhost:9000'],
    ['SHARED_CACHE', '1', 'hasSharedCache', true],
    ['APP_KEY', key, 'appKeys', [key]],
    ['APP_KEY', `new-${key}, ${key}`, 'appKeys', [`new-${key}`, key]],
    ['DATABASE_URL', 'file:data/site.sqlite', 'databaseUrl', 'file:data/site.sqlite'],
    ['DATABASE_URL', 'postgres://a:b@db/site', 'databaseUrl', 'postgres://a:b@db/site'],
    ['CONTENT_DIR', '/srv/content', 'contentDirectory', '/srv/content'],
    ['DATA_DIR', '/var/lib/saltlark', 'dataDirectory', '/var/lib/saltlark'],
    ['MAIL_URL', 'smtp://a:b@mail:587', 'mailUrl', 'smtp://a:b@mail:587'],
    ['MAIL_URL', 'smtps://a:b@mail', 'mailUrl', 'smtps://a:b@mail'],
    ['SITE_DATE', '2026-12-24T18:30:00+01:00', 'siteDate', Date.parse('2026-12-24T17:30:00Z')],
    ['TRUST_PROXY', '10.0.0.7', 'trustProxy', ['10.0.0.7']],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8,::1', 'trustProxy', ['loopback', '10.0.0.0/8', '::1']],
    ['SEARCH_ENGINES', 'welcome', 'isForSearchEngines', true],
    ['LOG_ADDRESSES', '1', 'logsAddresses', true],
    ['SECURITY_CONTACT', 'mailto:a@b.example', 'securityContacts', ['mailto:a@b.example']],
    ['OPERATOR_TOKEN', key, 'operatorToken', key],
    ['DRAIN_SECONDS', '5', 'drainSeconds', 5],
    ['METRICS', '1', 'hasMetrics', true],
    ['LOG_LEVEL', ' warn ', 'logLevel', 'warn'],
  ])('%s=%s is taken as %s', (name, value, setting, expected) => {
    const { settings, violations } = checkSettings({ [name]: value }, 'development')

    expect(violations).toEqual([])
    expect(settings).toHaveProperty(setting, expected)
  })

  it('APP_URL follows the port unless it is given', () => {
    expect(settingsOf({ PORT: '8080' }).appUrl).toBe('http://localhost:8080')
  })
})

describe('a fault in a setting is told with what was found and what is expected', () => {
  const port = 'it must be a whole number from 1 to 65535.'
  const url =
    'it must be an http: or https: address without a path, such as https://www.example.com.'
  const assets = 'it must be an http: or https: address such as https://cdn.example.com.'
  const contact =
    'each must be an address such as mailto:security@example.com, https://example.com/security or tel:+441632960214.'
  const sharedCache = 'it must be 1 (there is one, as in docs/deploy) or 0.'
  const database =
    'it must be file:PATH, such as file:.data/saltlark.sqlite, or postgres://user:password@host:5432/name.'
  const mail = 'and cannot be used; it must be log: or smtp://user:password@host:587.'
  const date = 'it must be an ISO date such as 2026-12-24.'
  const proxy =
    'each must be an address or network such as 10.0.0.7 or 10.0.0.0/8, or one of loopback, linklocal, uniquelocal.'
  const level = 'it must be one of fatal, error, warn, info, debug, trace, silent.'
  const shortKey =
    'APP_KEY holds a key of 6 characters; each needs at least 32. Separate an old key from the new one by a comma, the new one first.'

  it.each([
    ['PORT', 'eighty', `PORT is 'eighty'; ${port}`],
    ['PORT', '0', `PORT is '0'; ${port}`],
    ['PORT', '65536', `PORT is '65536'; ${port}`],
    ['PORT', '80.5', `PORT is '80.5'; ${port}`],
    ['APP_URL', 'www.example.com', `APP_URL is 'www.example.com'; ${url}`],
    ['APP_URL', 'https://example.com/shop', `APP_URL is 'https://example.com/shop'; ${url}`],
    ['APP_URL', 'https://example.com?a=1', `APP_URL is 'https://example.com?a=1'; ${url}`],
    ['ASSET_URL', '/static', `ASSET_URL cannot be used; ${assets}`],
    ['SHARED_CACHE', 'yes', `SHARED_CACHE is 'yes'; ${sharedCache}`],
    [
      'LOG_ADDRESSES',
      'yes',
      "LOG_ADDRESSES is 'yes'; it must be 1 (the log names callers' addresses) or 0.",
    ],
    ['SECURITY_CONTACT', 'a@b.example', `SECURITY_CONTACT holds 'a@b.example'; ${contact}`],
    [
      'OPERATOR_TOKEN',
      'secret',
      'OPERATOR_TOKEN must be at least 32 letters, digits and - . _ ~ + / = without a space; make it as APP_KEY is made.',
    ],
    ['DRAIN_SECONDS', '61', `DRAIN_SECONDS is '61'; it must be a whole number from 0 to 60.`],
    ['APP_KEY', 'secret', shortKey],
    ['APP_KEY', `${key},secret`, shortKey],
    ['DATABASE_URL', 'mysql://a:b@db/site', `DATABASE_URL starts with 'mysql:'; ${database}`],
    ['MAIL_URL', 'pigeon://a:secret@mail', `MAIL_URL starts with 'pigeon:' ${mail}`],
    ['MAIL_URL', 'mail.example.com', `MAIL_URL has no scheme ${mail}`],
    ['SITE_DATE', '24/12/2026', `SITE_DATE is '24/12/2026'; ${date}`],
    ['SITE_DATE', '2026-02-30', `SITE_DATE is '2026-02-30'; ${date}`],
    ['SITE_DATE', '2026-12-24Tea', `SITE_DATE is '2026-12-24Tea'; ${date}`],
    ['TRUST_PROXY', 'true', `TRUST_PROXY holds 'true'; ${proxy}`],
    ['TRUST_PROXY', '10.0.0.7,10.0.0.0/33', `TRUST_PROXY holds '10.0.0.0/33'; ${proxy}`],
    ['TRUST_PROXY', '10.0.0.0/8/8', `TRUST_PROXY holds '10.0.0.0/8/8'; ${proxy}`],
    ['TRUST_PROXY', '0.0.0.0/0', `TRUST_PROXY holds '0.0.0.0/0'; ${proxy}`],
    ['SEARCH_ENGINES', 'yes', "SEARCH_ENGINES is 'yes'; it must be welcome or refused."],
    ['LOG_LEVEL', 'loud', `LOG_LEVEL is 'loud'; ${level}`],
  ])('%s=%s', (name, value, message) => {
    expect(violationsOf({ [name]: value })).toEqual([message])
  })

  it('every one of an ASSET_URL, without what is secret in it', () => {
    const violations = violationsOf({
      ...publicSite,
      ASSET_URL: 'http://me:secret@cdn.example.com/a b?c',
    })

    expect(violations).toEqual([
      'ASSET_URL holds a name or a password, which every visitor would read; leave them out.',
      'ASSET_URL holds ? or #; it must be an address that paths can be written behind.',
      "ASSET_URL begins with http:; browsers load an https: site's files by https: only.",
      'ASSET_URL has a path with other characters than letters, digits and / . _ ~ -',
    ])
  })

  it('all at once, so that one start shows everything that is wrong', () => {
    const violations = violationsOf({ PORT: 'eighty', APP_KEY: 'secret', LOG_LEVEL: 'loud' })

    expect(new ConfigViolations([shortKey]).message).toContain('one setting must be put right.')
    expect(new ConfigViolations(violations).message).toBe(
      [
        'The site cannot start: 3 settings must be put right. .env.example describes each.',
        `  - PORT is 'eighty'; ${port}`,
        `  - ${shortKey}`,
        `  - LOG_LEVEL is 'loud'; ${level}`,
      ].join('\n'),
    )
  })
})

describe('a production site', () => {
  it.each([
    {},
    { APP_URL: 'http://127.0.0.1:8000' },
    { APP_URL: 'http://[::1]:8000' },
    publicSite,
    { ...publicSite, MAIL_URL: 'log:' },
    { ...publicSite, DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/site' },
    { ...publicSite, DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
    { ...publicSite, DATABASE_URL: 'postgres://a:b@db.example.com/site?sslmode=verify-full' },
  ])('needs no more than %j', (variables) => {
    expect(violationsOf(variables, 'production')).toEqual([])
  })

  it('at a public address is told of everything that is missing', () => {
    expect(violationsOf({ APP_URL: 'https://www.example.com' }, 'production')).toEqual([
      "APP_KEY is not set; a public site needs one. Make it with: node -p \"require('crypto').randomBytes(32).toString('base64url')\"",
      'DATABASE_URL is not set; a public site must say where its data is: file:/var/lib/saltlark/saltlark.sqlite or postgres://user:password@host/name.',
      'MAIL_URL is not set; a public site must say how it sends: smtp://user:password@host:587 (or log: to keep messages on disk).',
    ])
  })

  it.each(['', '?sslmode=require', '?host=db.example.com'])(
    'warns of a database elsewhere that is not asked for who it is: %s',
    (query) => {
      const DATABASE_URL = `postgres://a:secret@db.example.com/site${query}`

      expect(warningsOf({ ...publicSite, DATABASE_URL })).toEqual([
        'DATABASE_URL leads to another machine that is not asked to prove itself by TLS. Unless the network between is yours alone, end it with ?sslmode=verify-full (and &sslrootcert=FILE where the certificate is of your own making).',
      ])
    },
  )

  it.each(['http://www.example.com', 'http://localhost.example.com', 'http://128.0.0.1'])(
    'refuses %s, because only this machine may be served without TLS',
    (address) => {
      expect(violationsOf({ ...publicSite, APP_URL: address }, 'production')).toEqual([
        `APP_URL is '${address}'; a public site needs https:. http: is for this machine only (localhost).`,
      ])
    },
  )
})

it('a development site may have any address without TLS', () => {
  expect(violationsOf({ APP_URL: 'http://saltlark.test:8000' }, 'development')).toEqual([])
})

function settingsOf(variables: Variables) {
  return checkSettings(variables, 'development').settings
}

/** Of a production site. */
function warningsOf(variables: Variables) {
  return checkSettings(variables, 'production', '').warnings
}

function violationsOf(variables: Variables, environment: Environment = 'development') {
  return checkSettings(variables, environment).violations
}
