import { page } from '#server/routing/define.ts'

/**
 * Places are sold while it is read: the server sends none that went more than ten seconds ago. A browser may have
 * fetched it ahead half a minute before, as any page.
 */
const pageWithPlaces = <const Uri extends string>(uri: Uri) => page(uri, { cache: { seconds: 10 } })

/** Pages that anybody may read. A static path stands before the `{slug}` that would swallow it. */
export const publicRoutes = {
  'web.home': page('/'),

  'web.courses.all': pageWithPlaces('/rya-courses'),
  'web.courses.practical': pageWithPlaces('/rya-courses/practical'),
  'web.courses.theory': pageWithPlaces('/rya-courses/theory'),
  'web.courses.one-day': pageWithPlaces('/rya-courses/one-day'),
  'web.courses.online': pageWithPlaces('/rya-courses/online'),
  'web.courses.southampton': pageWithPlaces('/rya-courses/southampton'),
  'web.courses.london': pageWithPlaces('/rya-courses/london'),
  'web.courses.ca-house': pageWithPlaces('/rya-courses/ca-house'),
  'web.courses.beginner': pageWithPlaces('/rya-courses/beginner'),
  'web.courses.intermediate': pageWithPlaces('/rya-courses/intermediate'),
  'web.courses.advanced': pageWithPlaces('/rya-courses/advanced'),
  'web.courses.in-your-office': pageWithPlaces('/sailing-courses-in-your-office'),
  'web.courses.slug': pageWithPlaces('/rya-courses/{slug}'),

  'web.sailing-holidays.weekend-sailing': pageWithPlaces('/sailing-weekends'),
  'web.weekend-sailing.slug': pageWithPlaces('/sailing-weekends/{slug}'),

  'web.sailing-holidays.all': pageWithPlaces('/sailing-holidays'),
  'web.sailing-holidays.mile-builder': pageWithPlaces('/sailing-holidays/mile-builder'),
  'web.sailing-holidays.yacht-racing': pageWithPlaces('/sailing-holidays/yacht-racing'),
  'web.sailing-holidays.atlantic-ocean-sailing': pageWithPlaces(
    '/sailing-holidays/atlantic-ocean-sailing',
  ),
  'web.sailing-holidays.caribbean': pageWithPlaces('/sailing-holidays/caribbean'),
  'web.sailing-holidays.sailing-holidays-abroad': pageWithPlaces(
    '/sailing-holidays/sailing-holidays-abroad',
  ),
  'web.sailing-holidays.uk-sailing-holidays': pageWithPlaces(
    '/sailing-holidays/uk-sailing-holidays',
  ),
  'web.sailing-holidays.west-country-sailing': pageWithPlaces(
    '/sailing-holidays/west-country-sailing',
  ),
  'web.sailing-holidays.norway-sailing-adventures': pageWithPlaces(
    '/sailing-holidays/norway-sailing-adventures',
  ),
  'web.sailing-holidays.adventures': pageWithPlaces('/sailing-holidays/adventures'),
  'web.sailing-holidays.slug': pageWithPlaces('/sailing-holidays/{slug}'),

  'web.classic-sailing.all': pageWithPlaces('/classic-sailing'),
  'web.classic-sailing.slug': pageWithPlaces('/classic-sailing/{slug}'),
  'web.racing.slug': pageWithPlaces('/racing/{slug}'),
  'web.breaks.all': pageWithPlaces('/breaks'),
  'web.breaks.yacht-racing': pageWithPlaces('/breaks/yacht-racing'),
  'web.breaks.slug': pageWithPlaces('/breaks/{slug}'),
  'web.mile-builder.slug': pageWithPlaces('/mile-builder/{slug}'),

  'web.events.all': pageWithPlaces('/events/{reference?}'),
  'web.level-finder.index': pageWithPlaces('/level-finder/{step?}'),
  'web.search': page('/search', { indexed: false, cache: { seconds: 0 } }),

  'web.letters.all': page('/letters'),
  'web.letters.date': pageWithPlaces('/letters/{date}'),

  'web.info.about': page('/about-saltlark'),
  'web.info.our-yachts': page('/our-sailing-yachts'),
  'web.info.triple-s-guarantee': page('/saltlark-triple-s-guarantee'),
  'web.info.golden-vanity': pageWithPlaces('/golden-vanity'),
  'web.info.duke-of-edinburgh': pageWithPlaces('/duke-of-edinburgh-awards-sailing'),
  'web.info.contact-us': page('/contact-us'),
  'web.info.learn': pageWithPlaces('/why-learn-to-sail'),
  'web.info.course-progression': pageWithPlaces('/course-progression'),
  'web.info.three-step-med': pageWithPlaces('/three-step-med'),
  'web.info.knots': pageWithPlaces('/knots'),
  'web.info.what-is-in-an-rya-day-skipper-theory-courses-infographic': pageWithPlaces(
    '/what-is-in-an-rya-day-skipper-theory-courses-infographic',
  ),
  'web.info.skippered-charter': pageWithPlaces('/skippered-charter'),
  'web.info.hire-classroom': page('/southampton-hire-classroom-training-room'),
  'web.info.privacy-policy': page('/privacy-policy'),
  'web.info.terms-and-conditions': page('/terms-and-conditions'),
  'web.info.accessibility': page('/accessibility'),
  'web.info.faq': page('/faq'),
} as const
