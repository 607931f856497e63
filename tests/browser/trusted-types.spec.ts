import { openHome } from '../support/browser/open-home.ts'
import { expect, test } from '../support/page-faults.ts'

const refused = [
  '<img src="x">',
  '<meta http-equiv="refresh" content="0">',
  '<meta name="a" onclick="b">',
  '<script data-inertia="schema" type="application/ld+json">{}</script>',
  '<title data-inertia="title">a</title><b>',
]

test('a page takes no markup that is not ours, and no policy but ours', async ({
  page,
  faults,
}) => {
  faults.expectFault(/TrustedHTML|TrustedScript|TrustedTypePolicy|trusted-types/)
  await openHome(page, { address: '/faq' })

  const outcomes = await page.evaluate((texts) => {
    const attempt = (work: () => void) => {
      try {
        work()
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }
    const printed = (html: string) => attempt(() => (document.createElement('p').innerHTML = html))
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return {
      printed: texts.map(printed),
      text: printed('only a text'),
      parsed: attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
      scripts: ['1', '{"use strict"; open()}', 'open()', '{"a":1}'].map((text) =>
        attempt(() => (document.createElement('script').text = text)),
      ),
      policy: attempt(() => trustedTypes.createPolicy('theirs', {})),
      again: attempt(() => trustedTypes.createPolicy('saltlark', {})),
    }
  }, refused)

  expect(outcomes).toEqual({
    printed: refused.map(() => 'TypeError'),
    text: 'taken',
    parsed: 'TypeError',
    scripts: ['TypeError', 'TypeError', 'TypeError', 'TypeError'],
    policy: 'TypeError',
    again: 'TypeError',
  })
})
