import { expect, it, onTestFinished } from 'vitest'
import { siteOfFile } from '../../support/site-of-file.ts'
import { startSite } from '../../support/site.ts'

const day = 24 * 60 * 60 * 1000
const address = '/.well-known/security.txt'
const lateInTheDay = Date.parse('2027-02-28T23:59:00Z')
const site = siteOfFile({ instant: lateInTheDay })

it('security.txt names the company, the language and itself, and runs out within the year', async () => {
  const answer = await site.visitor().get(address)
  const text = await answer.text()

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(text)?.[1] ?? ''
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${site.services.content.current().content.company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}${address}`,
    '',
  ])
  expect((Date.parse(expires) - lateInTheDay) / day).toBeGreaterThan(180)
  expect((Date.parse(expires) - lateInTheDay) / day).toBeLessThan(365)
})

it('security.txt names whom the operator says instead', async () => {
  const SECURITY_CONTACT = 'mailto:security@example.com, https://example.com/security'
  const other = await startSite({ variables: { SECURITY_CONTACT } })
  onTestFinished(() => other.stop())

  const text = await (await other.visitor().get(address)).text()

  expect(text.match(/^Contact: .*$/gm)).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/security',
  ])
})
