import { describe, expect, it } from 'vitest'
import { pages, recordedSite, visit } from './recorded-site.ts'

const secret = 'sesame-0123456789'

describe('a secret in what is recorded', () => {
  it.each([
    ['in a cookie', '/page', { Cookie: `session=${secret}` }],
    ['in the authorisation', '/page', { Authorization: `Bearer ${secret}` }],
    ['in a token header', '/page', { 'X-XSRF-TOKEN': secret, 'X-Api-Key': secret }],
    ['in the query', `/page?token=${secret}&a=1`, {}],
    ['in a nested query', `/page?filter[password]=${secret}&a%5BapiKey%5D=${secret}`, {}],
    [
      'in the address it came from',
      '/page',
      { Referer: `http://localhost/?reset_token=${secret}` },
    ],
    ['in the path', `/reset/${secret}`, {}],
    ['in the path of a fault', `/fault/${secret}`, {}],
    ['in where a redirect leads', '/redirect', {}],
    ['in a cookie that is set', '/cookie', {}],
    ['in a prop, at any depth', '/props', visit],
    ['in JSON', '/data', {}],
  ])('%s is never kept', async (_where, path, headers) => {
    const site = await secretSite()

    const entry = await site.entryOf(path, headers)

    expect(JSON.stringify(entry)).not.toContain(secret)
    expect(JSON.stringify(entry)).toContain('[REDACTED]')
    expect(JSON.stringify(await site.list())).not.toContain(secret)
  })

  it('in a form is never kept, nor in the answer to it', async () => {
    const site = await secretSite()
    const fields = {
      email: 'ada@example.com',
      password: secret,
      passwordConfirmation: secret,
      card: { cardNumber: secret, CVC: 123 },
      codes: [{ 'recovery-code': secret }],
    }
    const headers = { ...visit, 'Content-Type': 'application/json' }

    const entry = await site.entryOf('/echo', headers, {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    })

    const safe = {
      email: 'ada@example.com',
      password: '[REDACTED]',
      passwordConfirmation: '[REDACTED]',
      card: { cardNumber: '[REDACTED]', CVC: '[REDACTED]' },
      codes: [{ 'recovery-code': '[REDACTED]' }],
    }
    expect(entry.http).toMatchObject({
      requestBody: { status: 'present', value: safe },
      responseBody: { status: 'present', value: safe },
    })
  })

  it('may go by a name of the application', async () => {
    const site = await secretSite(['shoe_size'])

    expect((await site.entryOf('/props', visit)).propValues).toMatchObject({
      user: { shoeSize: '[REDACTED]' },
    })
  })

  it('leaves alone what only looks like one', async () => {
    const site = await secretSite()

    const { propValues, meta } = await site.entryOf('/props?footprint=1&pink=2#top', visit)

    expect(propValues['harmless']).toEqual({
      footprint: 'small',
      pinkSails: 2,
      hasPassword: true,
      token: null,
      apiKey: '',
    })
    expect(meta['url']).toBe(`${site.origin}/props?footprint=1&pink=2`)
  })
})

async function secretSite(redact: readonly string[] = []) {
  return recordedSite(
    (app) => {
      app.get('/page', (_request, response) => void response.json({}))
      app.get('/reset/:token', async (request, response) => {
        const action = request.originalUrl
        await pages(response).render('reset', { action, note: `Go to ${action}` })
      })
      app.get('/fault/:token', () => {
        throw Object.assign(new Error('Broken'), { stack: '' })
      })
      app.get('/redirect', (_request, response) => response.redirect(`/page?token=${secret}`))
      app.get('/cookie', (_request, response) => {
        response.cookie('session', secret).json({})
      })
      app.get('/data', (_request, response) => void response.json([{ access_token: secret }]))
      app.post('/echo', (request, response) => void response.json(request.body))
      app.get('/props', async (_request, response) => {
        await pages(response).render('account', {
          user: { name: 'Ada', shoeSize: 39, keys: [{ secretKey: secret }] },
          harmless: {
            footprint: 'small',
            pinkSails: 2,
            hasPassword: true,
            token: null,
            apiKey: '',
          },
        })
      })
    },
    { redact },
  )
}
