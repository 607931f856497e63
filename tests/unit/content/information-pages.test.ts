import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedTexts, wordsOf } from './shipped-words.ts'

const directory = 'resources/content'
const pages = readdirSync(`${directory}/pages`).map((name) => {
  const file = `pages/${name}`
  return { file, ...read(file) }
})
const information = pages.filter(
  ({ routeName }) =>
    routeName.startsWith('web.info.') ||
    routeName === 'web.courses.in-your-office' ||
    routeName === 'web.sailing-holidays.norway-sailing-adventures',
)

describe('an information page', () => {
  it('is there for each of the nineteen addresses that promise one', () => {
    expect(information).toHaveLength(19)
  })

  it.each(information)('says something in at least 300 words: $file', ({ file, blocks }) => {
    const own = shippedTexts()
      .filter((found) => found.file === file && isProse(found.keys))
      .map(({ text }) => text)
    const asked = blocks.some(({ type }) => type === 'questions') ? questions() : []

    expect(wordsOf([...own, ...asked].join(' ')).length).toBeGreaterThanOrEqual(300)
  })
})

describe('how to reach the company', () => {
  const { email, phone, phone_link: link, address } = read('company.json')

  it.each([email, phone, link, address.join(', '), ...address.slice(-1)])(
    'stands in company.json alone, and pages show it in a contact block: %s',
    (fact) => {
      const copies = shippedTexts().filter(
        ({ file, text }) => file.startsWith('pages/') && text.includes(fact),
      )

      expect(copies.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
    },
  )
})

// What a visitor reads under the banner: no addresses of pictures and pages, no alternative texts.
function isProse(keys: readonly string[]): boolean {
  const key = keys.at(-1) ?? ''
  const isPointer = /^(?:id|type|slug|className|course|subject|side|topics|kit|buttonUrl)$/.test(
    key,
  )
  return keys[0] === 'blocks' && !isPointer && !key.startsWith('image')
}

function questions(): string[] {
  return shippedTexts()
    .filter(({ file, keys }) => file === 'faq.json' && /question|answer/.test(keys.at(-1) ?? ''))
    .map(({ text }) => text)
}

interface Facts {
  readonly routeName: string
  readonly blocks: readonly { readonly type: string }[]
  readonly email: string
  readonly phone: string
  readonly phone_link: string
  readonly address: readonly string[]
}

function read(file: string): Facts {
  return JSON.parse(readFileSync(`${directory}/${file}`, 'utf8')) as Facts
}
