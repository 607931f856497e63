import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder, faultLines } from '../../../support/content-folder.ts'
import type { ContentFolder } from '../../../support/content-folder.ts'
import { picture } from '../../../support/small-picture.ts'

/** The day of every check that names none. */
export const day = '2026-11-21'

const photograph = (name: string, width: number) => ({
  width,
  height: (width / 4) * 3,
  tint: 'tint-day',
  sources: [{ type: 'image/jpeg', srcSet: `/images/${name}-${width}.jpg ${width}w` }],
})

const pictures = {
  [picture]: { width: 8, height: 6, tint: 'tint-day', sources: [] },
  '/images/small-800.jpg': photograph('small', 800),
  '/images/tiny-160.jpg': photograph('tiny', 160),
  '/images/wide-1600.jpg': photograph('wide', 1600),
  '/images/heavy-1600.jpg': photograph('heavy', 1600),
  '/images/gone-1600.jpg': photograph('gone', 1600),
  '/images/pale-1600.jpg': { ...photograph('pale', 1600), tint: 'tint-paper' },
}
const weights = { [picture]: 900, '/images/heavy-1600.jpg': 400_000, '/images/gone-1600.jpg': null }

const links = createLinkChecker()

/** The small content, and nothing in it to warn of. */
export function wellKeptContent(): ContentFolder {
  const folder = contentFolder()
  const described = (what: string) =>
    `${what}, with a skipper who answers questions and tea at four o’clock.`
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
  return folder
}

function writePublic({ directory }: ContentFolder, path: string): void {
  const bytes = Object.hasOwn(weights, path) ? weights[path as keyof typeof weights] : 20_000
  if (bytes === null) return
  const file = join(directory, '../public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.alloc(bytes))
}

/** All that the check says of a folder, each as people read it. */
export function reportOf({ directory, pictures: manifest }: ContentFolder, today = day): string {
  const advise = { today, publicFolder: join(directory, '../public') }
  const { violations: faults } = readContent(directory, { pictures: manifest, links, advise })
  const said = faultLines(faults, directory).join('\n')
  return said.replaceAll(manifest, '../pictures.json')
}
