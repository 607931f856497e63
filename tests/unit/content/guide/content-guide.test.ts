import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFiles, contentFolders } from '#server/content/files.ts'
import { contentGuide, guideWords } from '#server/content/guide/content-guide.ts'
import { blockSchemas } from '#server/content/schema/blocks.ts'
import { homePageData } from '#server/content/schema/home-page.ts'

const words = readFileSync(guideWords, 'utf8')
const pages = contentGuide(words)
const [guide = '', everyKey = ''] = pages.map(({ text }) => text)

describe('the guide for staff', () => {
  it.each(pages.map(({ path, text }) => [path, text] as const))(
    '%s is as its words and the schemas say; npm run content:check -- --write-guide writes it',
    (path, text) => {
      expect(readFileSync(path, 'utf8')).toBe(text)
    },
  )

  it('says at its top where it is changed, and keeps every line that people have written', () => {
    const lost = words.split('\n').filter((line) => !guide.includes(line))

    expect(guide).toMatch(
      /^<!-- Made by .* from docs\/guide\/words\.md and the schemas: change those\. -->\n/,
    )
    expect(lost.filter((line) => !/^<!-- keys: [\w, ]+ -->$/.test(line))).toEqual([])
  })

  it('refuses words that ask for a key that is not there', () => {
    expect(() => contentGuide('<!-- keys: hero, cta9 -->\n')).toThrow(
      'docs/guide/words.md asks for the key cta9, which the home page has not.',
    )
  })

  it('shows the ten sections of the home page in their order, each with its own picture of at most 25 kB', () => {
    const headings = [...guide.matchAll(/^### (\d+)\. .*\n\n!\[.+\]\((.+)\)$/gm)]
    const pictures = headings.map(([, , path = '']) => join('resources/content', path))

    expect(headings.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(pictures).size).toBe(10)
    expect(pictures.toSorted()).toEqual(shipped().toSorted())
    expect(shipped().filter((path) => statSync(path).size > 25_000)).toEqual([])
  })

  it('says where every key of the home page is seen, but for the two that no section shows', () => {
    const shown = [...words.matchAll(/^In `home\.json`: (.+?)\./gm)].flatMap(([, keys = '']) =>
      [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key),
    )
    const rest = Object.keys(homePageData.shape).filter((key) => !shown.some((one) => one === key))

    expect(rest).toEqual(['cta_event', 'cta_tag'])
  })

  it('has every content file and every block on the page of keys', () => {
    const titles = [...everyKey.matchAll(/^## (.+)$/gm)].map(([, title]) => title)

    expect(titles).toEqual([
      ...Object.values(contentFiles).map(({ file }) => `\`${file}\``),
      ...Object.values(contentFolders).map(({ folder }) => `\`${folder}/<slug>.json\``),
      ...Object.keys(blockSchemas).map((type) => `A block of the type ${type}`),
    ])
    expect(everyKey).toContain(
      '\n- `price`: In pounds, with VAT and every fee that nobody can avoid; null: on enquiry (a number from 0 to 50000, or null)\n',
    )
    expect(everyKey).toContain('\n- `dates[].at`: When people join (a time such as 18:00)\n')
  })
})

function shipped(): string[] {
  const names = readdirSync('docs/guide').filter((name) => name.endsWith('.webp'))
  return names.map((name) => join('docs/guide', name))
}
