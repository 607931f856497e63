import { expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'

const links = createLinkChecker()

it.each([
  ['/', true],
  ['/up', false],
  ['/_mail', false],
  ['/nowhere', false],
  ['/mail/customer-subscribe', false],
])(
  'a link of content may lead to a page, not to what machines and developers call: %s',
  (path, is) => {
    expect(links.isPage(path)).toBe(is)
  },
)

it.each([
  ['web.home', true],
  ['mail.customer-subscribe', false],
  ['web.hom', false],
])('a link of content may name a route that a visitor can open: %s', (name, is) => {
  expect(links.isRoute(name)).toBe(is)
})
