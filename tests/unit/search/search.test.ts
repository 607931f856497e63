import { describe, expect, it } from 'vitest'
import { makeIndex } from '#server/search/documents.ts'
import type { SearchDocument } from '#server/search/search-index.ts'
import { createSearchIndex } from '#server/search/search-index.ts'
import { nearestWords, search } from '#server/search/search.ts'
import { content } from '../../support/catalogue.ts'

const site = makeIndex(content)

/** What is found for a query on the site as it is, as `kind: name`. */
const found = (query: string) =>
  search(site, query).found.map(({ document: { kind, name } }) => `${kind}: ${name}`)

const first = (query: string) => found(query)[0]

describe('a search of the site', () => {
  it.each([
    ['knot', 'page: '],
    ['yachtmaster', 'course: '],
    ['contact', 'page: Contact'],
    ['isle of wight', 'trip: Around the Isle of Wight'],
    ['bowline', 'page: '],
    ['kit bag', 'shop: '],
    ['logbook', 'shop: '],
    ['fastnet', 'trip: Fastnet'],
    ['first aid', 'course: RYA First Aid'],
    ['what do I need to bring', 'question: What do I bring?'],
  ])('for “%s” begins with the %s', (query, begin) => {
    expect(first(query)).toMatch(new RegExp(`^${begin}`))
  })

  it('answers a question about money back with the questions of customers', () => {
    const kinds = search(site, 'refund').found.map(({ document }) => document.kind)

    expect(kinds[0]).toBe('question')
    expect(kinds.filter((kind) => kind === 'question').length).toBeGreaterThan(2)
  })

  it('names each thing once, and leaves out what only mentions the words', () => {
    const names = found('sailing')

    expect(names).toEqual([...new Set(names)])
    expect(found('competent crew').length).toBeLessThan(content.courses.size)
    expect(found('competent crew')).not.toContain('page: Golden Vanity, our gaff cutter')
  })
})

describe('a misspelt query', () => {
  it.each([
    ['day skiper', 'day skipper', /Day Skipper/],
    ['competant crew', 'competent crew', /^course: RYA Competent Crew$/],
    ['yatchmaster', 'yachtmaster', /Yachtmaster/],
    ['cariban', 'caribbean', /Caribbean|Grenadines/],
    ['hebredes', 'hebrides', /Hebrides/],
    ['sailng', 'sailing', /ailing/],
  ])('“%s” is understood as “%s”', (query, corrected, name) => {
    expect(search(site, query).corrected).toBe(corrected)
    expect(first(query)).toMatch(name)
  })

  it('is none when its words stand on the site, or one is begun and not finished', () => {
    expect(search(site, 'day skipper').corrected).toBeNull()
    expect(search(site, 'competent cr')).toMatchObject({ corrected: null, isPartial: false })
    expect(first('competent cr')).toBe('course: RYA Competent Crew')
  })
})

describe('other words for the same', () => {
  it.each([
    ['cc', 'course: RYA Competent Crew'],
    ['ds', /^course: .*Day Skipper/],
    ['ym', /^course: .*Yachtmaster/],
    ['captain', /^course: .*Skipper/],
    ['icc', 'course: ICC assessment day'],
    ['international certificate of competence', 'course: ICC assessment day'],
    ['marine radio', /VHF/],
    ['gift card', /voucher/],
    ['duke of edinburgh', /(DofE|Duke of Edinburgh)/],
  ])('%s finds %s', (query, name) => {
    expect(first(query)).toMatch(name)
  })
})

it('a person overboard is found by the abbreviation', () => {
  const [best] = search(site, 'mob').found

  expect(JSON.stringify(best?.document)).toMatch(/\bMOB\b|overboard/i)
})

it('a name that is on its way is suggested before all that only begins so', () => {
  expect(found('daysk').slice(0, 3)).toEqual([
    expect.stringContaining('Day Skipper'),
    expect.stringContaining('Day Skipper'),
    expect.stringContaining('Day Skipper'),
  ])
})

describe('what staff put first', () => {
  it('stands first where a query is about nothing else', () => {
    expect(first('hen party')).toBe('trip: Skippered charter: a day on the Solent')
    expect(first('birthday present')).not.toBe('trip: Skippered charter: a day on the Solent')
    expect(search(site, 'dog').answer).toMatchObject({ title: 'Dogs' })
  })

  it('is a place that nobody sails to, whatever else is asked', () => {
    const { answer, found: hits, corrected } = search(site, 'family sailing in greece')

    expect(answer).toMatchObject({ title: 'Greece' })
    expect(hits[0]?.document.name).toBe('Grenada and the Grenadines')
    expect(corrected).toBeNull()
  })

  it('is told while the last word is on its way', () => {
    expect(search(site, 'toile').answer).toMatchObject({ title: 'Toilets' })
  })

  it('comes behind what a query names besides', () => {
    const { answer, found: hits } = search(site, 'dogs on the fastnet race')

    expect(answer).toMatchObject({ title: 'Dogs' })
    expect(hits[0]?.document.name).toContain('Fastnet')
  })

  it('leaves a name alone that holds the words of a topic', () => {
    expect(search(site, 'gift voucher').answer).toBeNull()
  })
})

describe('a query that nothing answers whole', () => {
  it('finds what has some of its words, and says so', () => {
    const answer = search(site, 'yachtmaster qwertyzx')

    expect(answer.isPartial).toBe(true)
    expect(answer.found[0]?.document.name).toContain('Yachtmaster')
  })

  it('is about what has its words in the name, however many more stand in a text', () => {
    expect(first('first aid ran out long ago renewing please')).toBe('course: RYA First Aid')
  })

  it('names words of the site that come near, when none is there', () => {
    expect(search(site, 'skeppurz')).toMatchObject({ found: [], corrected: null, isPartial: false })

    const nearest = nearestWords(site, 'skeppurz')
    expect(nearest).toContain('skipper')
    expect(nearest.length).toBeLessThanOrEqual(3)
  })

  it.each(['qwertyzxq', '', '   ', '?!', 'what is the', '💥'])(
    'finds nothing for “%s”',
    (query) => {
      expect(search(site, query).found).toEqual([])
      expect(nearestWords(site, query)).toEqual([])
    },
  )
})

describe('the weight of words', () => {
  const document = (facts: Partial<SearchDocument>): SearchDocument => ({
    kind: 'page',
    name: 'Something',
    also: [],
    passages: [{ text: 'Nothing.' }],
    target: { type: 'page', routeName: 'web.info.faq', picture: null },
    ...facts,
  })

  it('is greatest in the name, of what can be booked first, then in other names, then in the text', () => {
    const index = createSearchIndex([
      document({ name: 'By text', passages: [{ text: 'Tides and more.' }] }),
      document({ name: 'By another name', also: ['Tides'] }),
      document({ kind: 'shop', name: 'Tides' }),
      document({ kind: 'course', name: 'Tides' }),
    ])

    expect(search(index, 'tides').found.map((it) => [it.document.kind, it.document.name])).toEqual([
      ['course', 'Tides'],
      ['shop', 'Tides'],
      ['page', 'By another name'],
      ['page', 'By text'],
    ])
  })

  it('finds accents, apostrophes and capitals by plain letters', () => {
    const index = createSearchIndex([document({ name: 'L’Aber Wrac’h and Île d’Yeu' })])

    const queries = ['laber wrach', 'ÎLE', 'ile', "l'aber"]

    expect(queries.filter((query) => search(index, query).found.length === 0)).toEqual([])
  })
})
