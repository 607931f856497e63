import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'

describe('the links of content, held against the route table', () => {
  const links = createLinkChecker()

  it('may lead to pages, not to what machines and developers call', () => {
    expect(links.isPage('/')).toBe(true)
    expect(links.isPage('/up')).toBe(false)
    expect(links.isPage('/_mail')).toBe(false)
    expect(links.isPage('/nowhere')).toBe(false)
    expect(links.isPage('/mail/customer-subscribe')).toBe(false)
  })

  it('may name routes that a visitor can open', () => {
    expect(links.isRoute('web.home')).toBe(true)
    expect(links.isRoute('mail.customer-subscribe')).toBe(false)
    expect(links.isRoute('web.hom')).toBe(false)
  })

  it('know what was probably meant', () => {
    expect(links.nearest('/gift-voucher')).toBe('/gift-vouchers')
    expect(links.nearest('web.info.knot')).toBe('web.info.knots')
    expect(links.nearest('/qqqqqqqq')).toBeNull()
  })
})
