import { describe, expect, it } from 'vitest'
import { mailLayout } from '#server/mail/mail-layout.ts'
import { sender as company } from '../../support/company.ts'

const hostile = `<script>alert("1 & 2")</script>'`

describe('the layout of a message', () => {
  it('says the same as plain text and as HTML, and keeps the line breaks of a paragraph', () => {
    const { text, html } = mailLayout(company, 'Fair winds', ['Dear Ada,', 'One\n<two>'])

    expect(text).toMatch(/^Dear Ada,\n\nOne\n<two>\n\n--\n/)
    expect(html).toMatch(/<p [^>]*>Dear Ada,<\/p>\n<p [^>]*>One<br>&lt;two&gt;<\/p>/)
  })

  it('shows a link as an address of its own line, and as a button with the address below', () => {
    const url = 'https://www.saltlark.example/x?a=1&b=2'

    const { text, html } = mailLayout(company, 'Fair winds', [{ button: 'Come aboard', url }])

    expect(text).toContain(`Come aboard:\n${url}\n`)
    const escaped = 'https://www.saltlark.example/x?a=1&amp;b=2'
    expect(html).toContain(`<a href="${escaped}"`)
    expect(html).toContain(`>${escaped}</a>`)
  })

  it('ends with who sent it', () => {
    const { text, html } = mailLayout(company, 'Fair winds', [])

    for (const fact of [
      'Saltlark Sailing',
      'Unit 3, Samphire Quay, Southampton, SO99 0ZZ',
      'hello@saltlark.example',
      '01632 960 214',
    ]) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
  })

  it('escapes every value in its HTML and leaves the plain text as it is', () => {
    const message = mailLayout({ ...company, name: hostile }, hostile, [
      hostile,
      { button: hostile, url: `https://x.test/${hostile}` },
    ])

    expect(message.html).not.toContain('<script>')
    expect(message.html).not.toMatch(/"1 &|2"\)/)
    expect(message.text).toContain(hostile)
  })

  it('has a subject of one line', () => {
    const { subject } = mailLayout(company, ' Fair winds\r\nBcc: eve@example.com ', [])

    expect(subject).toBe('Fair winds Bcc: eve@example.com')
  })
})
