import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createRecase } from '#server/routing/matcher.ts'

const recase = createRecase(routes, patterns)

describe('a path in the wrong case', () => {
  it.each([
    ['/RYA-Courses', '/rya-courses'],
    ['/RYA-Courses/Theory', '/rya-courses/theory'],
    ['/rya-courses/Day-Skipper', '/rya-courses/day-skipper'],
    ['/EVENTS', '/events'],
    ['/Level-Finder/2', '/level-finder/2'],
  ])('%s means %s', (path, right) => {
    expect(recase(path)).toBe(right)
  })

  it('keeps the case of every parameter that is not a slug', () => {
    expect(recase('/EVENTS/CR-DSP')).toBe('/events/CR-DSP')
    expect(recase('/Mail/Confirm/AbCdEfGhIjKlMnOpQrStUv')).toBe(
      '/mail/confirm/AbCdEfGhIjKlMnOpQrStUv',
    )
  })

  it.each([
    ['/events/cr-dsp', 'a reference is written in capitals, and only its writer knows which'],
    ['/rya-courses', 'it is right already'],
    ['/rya-courses/day-skipper', 'it is right already'],
    ['/Nowhere', 'no page has it'],
    ['/RYA-Courses/Day_Skipper', 'a slug has no such character'],
    ['/MAIL/CUSTOMER-SUBSCRIBE', 'it is a form, not a page'],
  ])('%s means nothing else: %s', (path) => {
    expect(recase(path)).toBeUndefined()
  })
})
