import { describe, expect, it } from 'vitest'
import { formatFault } from '#server/content/fault.ts'
import { readContent } from '#server/content/read-content.ts'
import { createLinkChecker } from '#server/link-checker.ts'

describe('the links of content, held against the route table', () => {
  const links = createLinkChecker()

  it('all lead somewhere in the shipped content', () => {
    expect(readContent('resources/content', { links }).faults.map(formatFault)).toEqual([])
  })

  it('may lead to pages, not to what machines and developers call', () => {
    expect(links.findPath('/')).toBe('page')
    expect(links.findPath('/up')).toBe('none')
    expect(links.findPath('/_mail')).toBe('none')
    expect(links.findPath('/nowhere')).toBe('none')
    expect(links.findPath('/mail/customer-subscribe')).toBe('none')
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
