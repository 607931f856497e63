import { describe, expect, it } from 'vitest'
import { drawVoucher } from '#server/paper/draw-voucher.ts'
import { voucher } from '../../support/paper-samples.ts'
import { readPdf } from '../../support/pdf.ts'

const createdAt = Date.UTC(2026, 10, 28, 12)

const read = async (changes: Partial<typeof voucher> = {}) =>
  readPdf(await drawVoucher({ ...voucher, ...changes }, createdAt))

describe('a voucher on paper', () => {
  it('says what it is, for whom, its code in groups, until when, and how it is spent', async () => {
    const { text, title, language } = await read()

    for (const said of [
      '£50 voucher',
      '£50.00',
      'For Ada',
      'Happy birthday!',
      'See you on the water.',
      'From Ben',
      '7HKM 2XQP 9RTW 4BDN',
      'Valid until Tuesday 21 November, 2028',
      'Saltlark Sailing · 01632 960 214 · hello@saltlark.example · Order SL-1042',
    ]) {
      expect(text.split('\n')).toContain(said)
    }
    expect(text).toContain('www.saltlark.example')
    expect([title, language]).toEqual(['Gift voucher: £50 voucher', 'en-GB'])
  })

  it.each(['solent', 'dusk', 'chart', 'pennants'] as const)(
    'has the picture that its giver chose, told in words, and stays small: %s',
    async (design) => {
      const bytes = await drawVoucher({ ...voucher, design }, createdAt)
      const again = await drawVoucher({ ...voucher, design }, createdAt)

      expect(bytes.length).toBeLessThanOrEqual(150_000)
      expect(again.equals(bytes)).toBe(true)
      expect(readPdf(bytes).alts).toEqual([
        expect.stringMatching(/^(A|Two) /),
        expect.stringContaining('telephone'),
      ])
      expect(readPdf(bytes).tags.filter((tag) => tag === 'LI')).toHaveLength(3)
    },
  )

  it('does not tell what a gift of something costs', async () => {
    const { text } = await read({ name: 'Gaff cutter day for two', value: null })

    expect(text).toContain('Gaff cutter day for two')
    expect(text).not.toContain('£')
  })

  it('has no code any more once nothing can be spent of it, and says so across', async () => {
    const ended = { word: 'Cancelled', sentence: 'This voucher was cancelled and cannot be spent.' }
    const { text, alts } = await read({ ended })

    expect(text.split('\n')).toEqual(expect.arrayContaining([ended.word, ended.sentence]))
    expect(text).not.toContain('7HKM')
    expect(alts).toHaveLength(1)
  })

  it('finds room on its sheet for the longest words, and for many lines of them', async () => {
    const long = 'Wanderlust '.repeat(6).slice(0, 60)
    const words = { to: long, from: long, name: `${long} ${long}`.slice(0, 80) }
    const { pages, text } = await read({ ...words, message: 'ahoy\n'.repeat(60) })

    expect(pages).toBe(1)
    expect(text.match(/ahoy/g)).toHaveLength(60)
  })
})
