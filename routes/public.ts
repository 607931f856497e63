import { page } from '#server/routing/define.ts'

/** Places are sold while the page is read: nobody is told of one that went more than this long ago. */
const availability = { seconds: 10 } as const

/** Pages that anybody may read. A static path stands before the `{slug}` that would swallow it. */
export const publicRoutes = {
  'web.home': page('/'),

  'web.courses.all': page('/rya-courses', { cache: availability }),
  'web.courses.practical': page('/rya-courses/practical', { cache: availability }),
  'web.courses.theory': page('/rya-courses/theory', { cache: availability }),
  'web.courses.one-day': page('/rya-courses/one-day', { cache: availability }),
  'web.courses.online': page('/rya-courses/online', { cache: availability }),
  'web.courses.southampton': page('/rya-courses/southampton', { cache: availability }),
  'web.courses.london': page('/rya-courses/london', { cache: availability }),
  'web.courses.ca-house': page('/rya-courses/ca-house', { cache: availability }),
  'web.courses.beginner': page('/rya-courses/beginner', { cache: availability }),
  'web.courses.intermediate': page('/rya-courses/intermediate', { cache: availability }),
  'web.courses.advanced': page('/rya-courses/advanced', { cache: availability }),
  'web.courses.in-your-office': page('/sailing-courses-in-your-office', { cache: availability }),
  'web.courses.slug': page('/rya-courses/{slug}', { cache: availability }),

  'web.sailing-holidays.weekend-sailing': page('/sailing-weekends', { cache: availability }),
  'web.weekend-sailing.slug': page('/sailing-weekends/{slug}', { cache: availability }),

  'web.sailing-holidays.all': page('/sailing-holidays', { cache: availability }),
  'web.sailing-holidays.mile-builder': page('/sailing-holidays/mile-builder', {
    cache: availability,
  }),
  'web.sailing-holidays.yacht-racing': page('/sailing-holidays/yacht-racing', {
    cache: availability,
  }),
  'web.sailing-holidays.atlantic-ocean-sailing': page('/sailing-holidays/atlantic-ocean-sailing', {
    cache: availability,
  }),
  'web.sailing-holidays.caribbean': page('/sailing-holidays/caribbean', { cache: availability }),
  'web.sailing-holidays.sailing-holidays-abroad': page(
    '/sailing-holidays/sailing-holidays-abroad',
    { cache: availability },
  ),
  'web.sailing-holidays.uk-sailing-holidays': page('/sailing-holidays/uk-sailing-holidays', {
    cache: availability,
  }),
  'web.sailing-holidays.west-country-sailing': page('/sailing-holidays/west-country-sailing', {
    cache: availability,
  }),
  'web.sailing-holidays.norway-sailing-adventures': page(
    '/sailing-holidays/norway-sailing-adventures',
    { cache: availability },
  ),
  'web.sailing-holidays.adventures': page('/sailing-holidays/adventures', { cache: availability }),
  'web.sailing-holidays.slug': page('/sailing-holidays/{slug}', { cache: availability }),

  'web.classic-sailing.all': page('/classic-sailing', { cache: availability }),
  'web.classic-sailing.slug': page('/classic-sailing/{slug}', { cache: availability }),
  'web.racing.slug': page('/racing/{slug}', { cache: availability }),
  'web.breaks.all': page('/breaks', { cache: availability }),
  'web.breaks.yacht-racing': page('/breaks/yacht-racing', { cache: availability }),
  'web.breaks.slug': page('/breaks/{slug}', { cache: availability }),
  'web.mile-builder.slug': page('/mile-builder/{slug}', { cache: availability }),

  'web.events.all': page('/events/{reference?}', { cache: availability }),
  'web.level-finder.index': page('/level-finder/{step?}', { cache: availability }),
  'web.search': page('/search', { indexed: false, cache: { seconds: 0 } }),

  'web.info.about': page('/about-saltlark'),
  'web.info.our-yachts': page('/our-sailing-yachts'),
  'web.info.triple-s-guarantee': page('/saltlark-triple-s-guarantee'),
  'web.info.golden-vanity': page('/golden-vanity', { cache: availability }),
  'web.info.duke-of-edinburgh': page('/duke-of-edinburgh-awards-sailing', { cache: availability }),
  'web.info.contact-us': page('/contact-us'),
  'web.info.learn': page('/why-learn-to-sail', { cache: availability }),
  'web.info.course-progression': page('/course-progression', { cache: availability }),
  'web.info.three-step-med': page('/three-step-med', { cache: availability }),
  'web.info.knots': page('/knots', { cache: availability }),
  'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic': page(
    '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
    { cache: availability },
  ),
  'web.info.skippered-charter': page('/skippered-charter', { cache: availability }),
  'web.info.hire-classroom': page('/southampton-hire-classroom-training-room'),
  'web.info.privacy-policy': page('/privacy-policy'),
  'web.info.terms-and-conditions': page('/terms-and-conditions'),
  'web.info.accessibility': page('/accessibility'),
  'web.info.faq': page('/faq'),
} as const
