import { describe, expect, it } from 'vitest'
import { pence } from '#server/format/money.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { colours } from '#server/paper/look.ts'
import type { PaperContent } from '#server/shop/paper/paper-content.ts'
import tailwindConfig from '../../../tailwind.config.ts'
import { creditNote, receipt } from '../../support/paper-samples.ts'
import { readPdf } from '../../support/pdf.ts'

const createdAt = Date.UTC(2026, 10, 28, 12)

const read = async (paper: PaperContent) => readPdf(await drawPaper(paper, createdAt))

describe('a receipt', () => {
  it('says who received what from whom, how and for what, and what is still open', async () => {
    const { text } = await read(receipt)

    for (const said of [
      'Receipt RC-1001',
      'Thank you: £146.50 has arrived.',
      'Ben Okafor',
      'SO41 9AA',
      'SL-1042',
      'Saturday 28 November, 2026',
      'Visa ending 4242',
      '2 × Competent Crew',
      'Company number 01234567 · VAT number GB 123 4567 89',
    ]) {
      expect(text.split('\n')).toContain(said)
    }
    expect(text).toContain('Received now\n£146.50\nStill open\n£470.00')
    expect(text).toContain('20%\n£130.00\n£21.67\n0%\n£16.50\n£0.00')
  })

  it('is the same bytes each time, and others at another instant', async () => {
    const [first, second, later] = await Promise.all([
      drawPaper(receipt, createdAt),
      drawPaper(receipt, createdAt),
      drawPaper(receipt, createdAt + 1_000),
    ])

    expect(first.equals(second)).toBe(true)
    expect(first.equals(later)).toBe(false)
    expect(first.length).toBeLessThanOrEqual(30_000)
  })

  it('can be read by those who do not see it, with its own fonts', async () => {
    const { tags, title, language, fonts } = await read(receipt)

    expect([title, language]).toEqual(['Receipt RC-1001', 'en-GB'])
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
    // The headings of both tables, and a cell for each of their columns in every row.
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(4 + 3)
    expect(tags.filter((tag) => tag === 'TD')).toHaveLength(2 * 4 + 2 * 3)
    expect(fonts.embedded).toBe(fonts.used)
    expect(fonts.used).toBeGreaterThan(0)
  })

  it('goes on to further pages where its lines have no room on one', async () => {
    const [line] = receipt.lines
    const lines = Array.from({ length: 30 }, (_, index) => ({ ...line, key: `${index}` }))

    const { pages, text, tags } = await read({ ...receipt, lines } as typeof receipt)

    expect(pages).toBe(3)
    expect(text).toContain('page 1 of 3')
    expect(text.match(/What it is for/g)).toHaveLength(3)
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(2)
  })

  it('says what was paid beyond what was open', async () => {
    const { text } = await read({ ...receipt, excess: pence(2_000) })

    expect(text).toContain('More than was open\nnone\n£20.00')
  })
})

describe('a credit note', () => {
  it('says which receipt it corrects, why, and how the money goes back', async () => {
    const { text } = await read(creditNote)

    expect(text).toContain('Credit note CN-1001')
    expect(text).toContain('What was ordered was cancelled. £146.50 goes back to you.')
    expect(text).toContain('Corrects\nReceipt RC-1001')
    expect(text).not.toContain('Still open')
  })
})

describe('a name', () => {
  const named = (name: string) => read({ ...receipt, buyer: { name, address: [] } })

  it.each(['Łukasz Żółć', 'Zoë Brontë', 'Ștefan Țîrlea', 'Søren Ångström'])(
    'is set in letters of our fonts: %s',
    async (name) => {
      const { text, meant } = await named(name)

      expect(text.replaceAll('\n', '')).toContain(name)
      expect(meant).toEqual([])
    },
  )

  it.each([
    ['an accent that they do not have', 'Nguyễn', 'Nguyên', ['ễ']],
    ['a pictograph', 'Ada 🎂', 'Ada •', ['🎂']],
    ['another script', 'Ян', '??', ['Я', 'н']],
  ])('with %s is there still, and read aloud as it was meant', async (_, name, drawn, meant) => {
    const found = await named(name)

    expect(found.text.replaceAll('\n', '')).toContain(drawn)
    expect(found.meant).toEqual(meant)
  })

  it('that is wider than its column is broken, and no letter of it is lost', async () => {
    const name = 'W'.repeat(60)
    const { text } = await named(name)

    expect(text.replaceAll('\n', '')).toContain(name)
  })
})

describe('the colours of papers', () => {
  it('are those of the site', () => {
    const { colors } = tailwindConfig.theme
    const site = Object.entries(colors).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([tone, colour]) => [
            tone === 'DEFAULT' ? name : `${name}-${tone}`,
            colour,
          ]),
    )

    expect(Object.fromEntries(site)).toMatchObject(colours)
  })
})
