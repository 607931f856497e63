import { describe, expect, it } from 'vitest'
import { mailAddress } from '#js/lib/mail-address.ts'
import { focusClass, isVideo } from '#js/lib/media.ts'

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

describe('an address of a video', () => {
  it('may name a moment of it', () => {
    expect(isVideo('/videos/hero.WebM#t=3')).toBe(true)
  })

  it.each([
    '/images/hero.avif',
    '/images/hero.svg?was=hero.mp4',
    '/images/mp4',
    '/images/hero.mp4.jpg',
    '/videos/hero.mov',
  ])('is not %s', (url) => {
    expect(isVideo(url)).toBe(false)
  })
})

describe('the part of a picture to keep in sight', () => {
  it.each([
    ['right', 'object-right'],
    ['left top', 'object-top-left'],
    ['Top Left', 'object-top-left'],
    ['center bottom', 'object-bottom'],
  ])('%s has the class %s', (focus, expected) => {
    expect(focusClass(focus)).toBe(expected)
  })

  it('is the middle when nothing, or nothing known, is asked for', () => {
    expect(focusClass(undefined)).toBe('object-center')
    expect(focusClass('the yacht')).toBe('object-center')
  })
})
