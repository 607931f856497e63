import { describe, expect, it } from 'vitest'
import { routes } from '#routes/index.ts'
import { patterns } from '#routes/patterns.ts'
import { createMatcher } from '#server/routing/matcher.ts'
import { urls } from '../support/home.ts'

const matcher = createMatcher(routes, patterns)

describe('2. Named routes', () => {
  it.each([
    ['web.courses.practical', '/rya-courses/practical'],
    ['web.courses.theory', '/rya-courses/theory'],
    ['web.courses.one-day', '/rya-courses/one-day'],
    ['web.courses.online', '/rya-courses/online'],
    ['web.courses.southampton', '/rya-courses/southampton'],
    ['web.courses.london', '/rya-courses/london'],
    ['web.courses.ca-house', '/rya-courses/ca-house'],
    ['web.courses.beginner', '/rya-courses/beginner'],
    ['web.courses.intermediate', '/rya-courses/intermediate'],
    ['web.courses.advanced', '/rya-courses/advanced'],
    ['web.sailing-holidays.weekend-sailing', '/sailing-weekends'],
    ['web.sailing-holidays.mile-builder', '/sailing-holidays/mile-builder'],
    ['web.sailing-holidays.yacht-racing', '/sailing-holidays/yacht-racing'],
    ['web.sailing-holidays.all', '/sailing-holidays'],
    ['web.sailing-holidays.atlantic-ocean-sailing', '/sailing-holidays/atlantic-ocean-sailing'],
    ['web.sailing-holidays.caribbean', '/sailing-holidays/caribbean'],
    ['web.sailing-holidays.sailing-holidays-abroad', '/sailing-holidays/sailing-holidays-abroad'],
    ['web.sailing-holidays.uk-sailing-holidays', '/sailing-holidays/uk-sailing-holidays'],
    ['web.sailing-holidays.west-country-sailing', '/sailing-holidays/west-country-sailing'],
    ['web.breaks.yacht-racing', '/breaks/yacht-racing'],
    ['web.merchandise.all', '/merchandise'],
    ['web.info.contact-us', '/contact-us'],
    ['web.info.learn', '/why-learn-to-sail'],
    ['web.info.course-progression', '/course-progression'],
    [
      'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic',
      '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
    ],
    ['web.info.three-step-med', '/three-step-med'],
    ['web.info.knots', '/knots'],
    ['web.shopping.cart', '/cart'],
    ['dashboard', '/dashboard'],
    ['profile.show', '/user/profile'],
    ['login', '/login'],
    ['register', '/register'],
  ])('%s is at %s', (name, path) => {
    expect(matcher.find('GET', path)?.name).toBe(name)
  })

  it.each([
    ['logout', '/logout'],
    ['mail.customer-subscribe', '/mail/customer-subscribe'],
  ])('%s is at %s, by POST', (name, path) => {
    expect(matcher.find('POST', path)?.name).toBe(name)
    expect(matcher.find('GET', path)).toBeUndefined()
  })

  it.each([
    ['web.courses.slug', '/rya-courses/'],
    ['web.sailing-holidays.slug', '/sailing-holidays/'],
    ['web.weekend-sailing.slug', '/sailing-weekends/'],
    ['web.classic-sailing.slug', '/classic-sailing/'],
    ['web.racing.slug', '/racing/'],
    ['web.breaks.slug', '/breaks/'],
    ['web.mile-builder.slug', '/mile-builder/'],
    ['web.merchandise.slug', '/merchandise/'],
  ])('%s has the parameter slug, under %s', (name, folder) => {
    const found = matcher.find('GET', `${folder}an-example-of-3-words`)

    expect(found?.name).toBe(name)
    expect(found?.params).toEqual({ slug: 'an-example-of-3-words' })
  })

  it('web.level-finder.index has the step as its parameter', () => {
    expect(matcher.find('GET', '/level-finder/1')?.params).toEqual({ step: '1' })
    expect(matcher.find('GET', '/level-finder')?.name).toBe('web.level-finder.index')
  })

  it('web.events.all has an optional reference', () => {
    expect(matcher.find('GET', '/events')?.name).toBe('web.events.all')
    expect(matcher.find('GET', '/events/CR-DSP')?.params).toEqual({ reference: 'CR-DSP' })
  })

  it('web.events.all has an optional tag filter', () => {
    expect(urls.path('web.events.all', {}, { tag: 'practical' })).toBe('/events?tag=practical')
  })

  it('the Solent weekend course uses web.weekend-sailing.slug with a fixed slug', () => {
    expect(matcher.find('GET', '/sailing-weekends/sail-the-solent-weekend')).toMatchObject({
      name: 'web.weekend-sailing.slug',
      params: { slug: 'sail-the-solent-weekend' },
    })
  })

  it('the Norway sailing adventure has its own route', () => {
    expect(routes['web.sailing-holidays.norway-sailing-adventures'].uri).toBe(
      '/sailing-holidays/norway-sailing-adventures',
    )
  })
})
