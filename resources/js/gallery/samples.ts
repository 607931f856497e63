import type { HomePageData } from '#server/props/home.ts'

type Html = HomePageData['hero']['copy']

/** Copy that the gallery itself writes: what the server has cleaned looks the same. */
export function copy(markup: string): Html {
  return markup as Html
}

/** As long as content may be: 80 letters. */
export const longName =
  'Portsmouth to the Canaries by way of Brittany, Galicia, Lisbon and the Madeiras.'

/** A place on the Menai Strait, and the longest word that a chart of Wales has. */
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

export const longCopy = copy(
  '<p>The tide turns at ten past four whether the crew is awake or not, so the kettle goes on at half past three. By the time the boat is clear of the pontoon the sky has gone from black to slate, and the leading lights are the brightest thing for miles.</p><p>From there it is eleven hours to the Needles with the wind abeam, two watches, one good lunch and a great deal of Channel.</p>',
)
