import { drawPaper } from '#server/paper/draw-paper.ts'
import { drawVoucher } from '#server/paper/draw-voucher.ts'
import { creditNote, receipt, voucher } from '../../support/paper-samples.ts'
import { dearestOf } from '../own-cpu.ts'
import type { Measured } from '../part.ts'

const createdAt = Date.UTC(2026, 10, 28)

/** How often each paper is drawn: the first ones read the fonts. */
const times = 200

/** What drawing receipts, credit notes and vouchers costs, and what they weigh. */
export async function papers(): Promise<Measured> {
  const drawn = {
    receipt: () => drawPaper(receipt, createdAt),
    'credit note': () => drawPaper(creditNote, createdAt),
    voucher: () => drawVoucher(voucher, createdAt),
  }
  const limits = { receipt: 30, 'credit note': 30, voucher: 150 } as const
  const cost = await dearestOf({ name: 'one of them', atMost: 20, times, answers: drawn })
  const weights = await Promise.all(
    (Object.keys(drawn) as (keyof typeof drawn)[]).map(async (name) => {
      const value = (await drawn[name]()).length / 1_000
      return { name, value, unit: 'kB', limit: { atMost: limits[name] } } as const
    }),
  )
  return {
    sections: [
      { title: 'Papers: CPU of drawing the dearest, warm, and of all', rows: [cost.row] },
      { title: 'Papers: what they weigh', rows: weights },
    ],
    facts: { ...cost, weights },
  }
}
