import { describe, expect, it } from 'vitest'
import { documentsOf } from '#server/search/documents.ts'
import { plainText } from '#server/search/words.ts'
import { contentIn } from '../../support/content-folder.ts'

const smallDocuments = async () => documentsOf(await contentIn())

describe('the documents of a site', () => {
  it('hold everything that visitors look for, each under its own name', async () => {
    const kinds = (await smallDocuments()).map(({ kind, name }) => `${kind}: ${name}`)

    expect(kinds).toEqual(
      expect.arrayContaining([
        'course: RYA Competent Crew',
        'trip: Solent sailing weekend',
        'shop: Logbook',
        'shop: Fifty pounds',
        'page: Knots',
        'page: Find your level',
        'page: Dates and prices',
      ]),
    )
  })

  it('say what they are in plain words', async () => {
    for (const { passages } of await smallDocuments()) {
      for (const { text } of passages) expect(text).not.toMatch(/<\w|&\w+;/)
    }
  })
})

describe('copy without its tags', () => {
  it('keeps words apart that stand in different blocks', () => {
    expect(plainText('<p>One</p><ul><li>two</li><li>thr<em>ee</em></li></ul>')).toBe(
      'One two three',
    )
  })

  it('has the signs that HTML writes otherwise', () => {
    expect(plainText('Bed &amp; breakfast &lt;here&gt;')).toBe('Bed & breakfast <here>')
  })
})
