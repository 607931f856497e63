import { describe, expect, it } from 'vitest'
import { mailAddress } from '#js/lib/mail-address.ts'

describe('a link that begins a message', () => {
  it('names its reader and its subject', () => {
    expect(mailAddress({ to: 'hello@saltlark.example', subject: 'Day Skipper (CR-DSP)' })).toBe(
      'mailto:hello@saltlark.example?subject=Day%20Skipper%20(CR-DSP)',
    )
  })

  it('leaves the reader open, and lets no text end it early', () => {
    expect(mailAddress({ subject: 'Salt & pepper?', body: 'a&b=c\nd#e' })).toBe(
      'mailto:?subject=Salt%20%26%20pepper%3F&body=a%26b%3Dc%0Ad%23e',
    )
  })
})
