import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, faultLines } from '../../../support/content-folder.ts'
import type { ContentFolder } from '../../../support/content-folder.ts'

/** The day of every check that names none. */
export const day = '2026-11-21'

const photograph = (name: string, width: number) => ({
  width,
  height: (width / 4) * 3,
  tint: 'tint-day',
  sources: [{ type: 'image/jpeg', srcSet: `/images/${name}-${width}.jpg ${width}w` }],
})

/** The picture that most of the small content shows. */
const picture = '/images/a.svg'
const drawing = { width: 8, height: 6, tint: 'tint-day', sources: [] }

/** The trips that menus always name. */
const fixedTrips = [
  ['sail-the-solent-weekend', 5, 'harbours'],
  ['norway-sailing-adventures', 6, 'fjords'],
  ['sail-portsmouth-to-canaries', 6, 'islands'],
  ['sail-the-atlantic-ocean', 6, 'oceans'],
  ['arc-rally', 19, 'rallies'],
] as const

const pictures = {
  [picture]: drawing,
  '/images/small-800.jpg': photograph('small', 800),
  '/images/tiny-160.jpg': photograph('tiny', 160),
  '/images/wide-1600.jpg': photograph('wide', 1600),
  '/images/heavy-1600.jpg': photograph('heavy', 1600),
  '/images/gone-1600.jpg': photograph('gone', 1600),
  '/images/pale-1600.jpg': { ...photograph('pale', 1600), tint: 'tint-paper' },
  ...Object.fromEntries(
    ['crossing', 'weekend', 'second', ...fixedTrips.map(([, , word]) => word)].map((name) => [
      `/images/${name}.svg`,
      drawing,
    ]),
  ),
}
const weights = { [picture]: 900, '/images/heavy-1600.jpg': 400_000, '/images/gone-1600.jpg': null }

const links = createLinkChecker()

/** What makes each description long enough. */
export const rest = ', with a skipper who answers questions and tea at four o’clock'
const described = (what: string) => `${what}${rest}.`

/** The small content, and nothing in it to warn of. */
export function wellKeptContent(): ContentFolder {
  const folder = contentFolder()
  folder.write('../pictures.json', JSON.stringify(pictures, null, 2))
  for (const path of Object.keys(pictures)) writePublic(folder, path)
  folder.edit('home.json', '"Home"', '"Learn to sail on the Solent with us"')
  folder.edit('home.json', '{}', `{ "meta_description": "${described('Courses and weekends')}" }`)
  folder.edit(
    'home.json',
    `"imageUrl": "${picture}"`,
    `"imageUrl": "${picture}", "imageAltText": "Gulls"`,
  )
  folder.edit('pages/knots.json', '"name": "Knots"', '"name": "The knots that sailors use most"')
  folder.edit('pages/knots.json', '{}', `{ "meta_description": "${described('A page of knots')}" }`)
  folder.edit('courses/competent-crew.json', 'Two days afloat.', described('Two days of learning'))
  folder.edit('courses/competent-crew.json', '"rowan"', '"rowan", "room": "classroom"')
  folder.edit('holidays/solent-weekend.json', 'Two days afloat.', described('A weekend in Cowes'))
  folder.edit(
    'holidays/cross-channel.json',
    'Two days afloat.',
    described('Two nights to Cherbourg'),
  )
  folder.edit('knots/bowline.json', 'How to tie a bowline.', described('How to tie a bowline'))
  folder.edit('products/logbook.json', 'For your miles.', described('A book for all your miles'))
  tellAtLength(folder, 'courses/competent-crew.json', 'You sail', 'crew')
  tellAtLength(folder, 'holidays/solent-weekend.json', 'Guests sail', 'weekend')
  tellAtLength(folder, 'holidays/cross-channel.json', 'Everybody sails', 'passage')
  writeFixedTrips(folder)
  return folder
}

/** Makes an offer's prose long enough, and like no other's: each sentence has the offer's word. */
function tellAtLength(
  folder: ContentFolder,
  file: Parameters<ContentFolder['edit']>[0],
  opening: string,
  word: string,
): void {
  const more = [
    `The ${word} begins with a look at the chart, the tide and whatever the sky is doing.`,
    `Lunch on a ${word} is soup from a flask, and nobody has ever sent it back.`,
    `Towards evening the ${word} finds a quiet berth, and somebody tells the story of the fender.`,
    `Those whom the ${word} leaves wishing for more wind should come back when October has some.`,
  ].join(' ')
  folder.edit(file, 'You sail', opening)
  folder.edit(file, 'And you cook.', `And you cook. ${more}`)
  folder.edit(file, 'Bring a friend.', `Bring a friend of the ${word}.`)
  folder.edit(file, '"Bring a', `"The ${word}: bring a`)
}

/** Told as the first trip is, but in words and with a picture of their own. */
function writeFixedTrips(folder: ContentFolder): void {
  const text = folder.read('holidays/solent-weekend.json')
  for (const [index, [slug, tag, word]] of fixedTrips.entries()) {
    const own = text
      .replace('/images/weekend.svg', `/images/${word}.svg`)
      .replaceAll('solent-weekend', slug)
      .replace('Solent sailing weekend', `Among ${word} under sail`)
      .replace('WK-SOL', `FX-${index}`)
      .replace('201', String(901 + index))
      .replace(/"tags": \[[^\]]*\]/, `"tags": [${tag}]`)
      .replace('A weekend in Cowes', `Off to the ${word} from Cowes`)
      .replaceAll('Guests sail', `Amid ${word} people sail`)
      .replaceAll(/(?<!-)\bweekend\b/g, word)
      .replace('"places": 5', '"places": null')
      .replace('"sale_unit": "person"', '"sale_unit": "enquiry"')
      .replace(/"dates": \[.*\]/s, '"dates": []')
    folder.write(`holidays/${slug}.json`, own)
  }
}

function writePublic({ directory }: ContentFolder, path: string): void {
  const bytes = Object.hasOwn(weights, path) ? weights[path as keyof typeof weights] : 20_000
  if (bytes === null) return
  const file = join(directory, '../public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.alloc(bytes))
}

/** All that the check says of a folder, each as people read it. */
export async function reportOf(folder: ContentFolder, today = day): Promise<string> {
  const { directory, pictures: manifest } = folder
  const advise = { today, publicFolder: join(directory, '../public') }
  const { violations: faults } = await readContent(directory, { pictures: manifest, links, advise })
  const said = faultLines(faults, directory).join('\n')
  return said.replaceAll(manifest, '../pictures.json')
}
