import { moneyText, pence } from '#server/format/money.ts'
import type { PaperContent } from '#server/shop/paper/paper-content.ts'
import { drawTable } from './draw-table.ts'
import type { Area, Row } from './draw-table.ts'
import { styles } from './look.ts'
import type { Sheet } from './sheet.ts'

/** What a paper's amount is for, what it comes to, and the VAT inside it. */
export function drawLines(sheet: Sheet, paper: PaperContent, area: Area): void {
  const partHeading = paper.kind === 'receipt' ? 'This payment' : 'Paid back'
  const columns = [
    { heading: 'What it is for', share: 0.5 },
    { heading: 'VAT rate', share: 0.14, align: 'right' },
    { heading: 'Price', share: 0.16, align: 'right' },
    { heading: partHeading, share: 0.2, align: 'right' },
  ] as const
  const end = drawTable(sheet, area, columns, rowsOf(paper))
  const sumsEnd = drawSums(sheet, paper, { ...area, y: end + 14 })
  drawVat(sheet, paper, { ...area, y: sumsEnd + 18 })
}

function rowsOf({ lines, excess }: PaperContent): Row[] {
  const rows = lines.map(({ text, detail, percent, price, part }) => [
    { text, detail },
    { text: rateText(percent) },
    { text: moneyText(price) },
    { text: moneyText(part) },
  ])
  if (excess === 0) return rows
  const beyond = [{ text: 'More than was open' }, { text: rateText(null) }, { text: '' }]
  return [...rows, [...beyond, { text: moneyText(excess) }]]
}

function rateText(percent: number | null): string {
  return percent === null ? 'none' : `${percent}%`
}

/** How wide the sums are, at the right of the page. */
const sumsWidth = 250

/** How high each but the last is. */
const sumHeight = 17

function drawSums(sheet: Sheet, paper: PaperContent, area: Area): number {
  const sums = sumsOf(paper)
  const place = fitting(sheet, area, sums.length * sumHeight + 40)
  const x = place.x + place.width - sumsWidth
  let { y } = place
  for (const { label, text, isMain } of sums) {
    const style = isMain ? styles.amount : styles.text
    const labelStyle = isMain ? styles.heading : styles.text
    const below = isMain ? 10 : 0
    sheet.mark('P', () => {
      sheet.text(labelStyle, label, { x, y: y + below, width: sumsWidth / 2 })
      sheet.text(style, text, { x, y, width: sumsWidth, align: 'right' })
    })
    y += isMain ? 34 : sumHeight
  }
  return y
}

interface Sum {
  readonly label: string
  readonly text: string
  /** The one that the paper is about. */
  readonly isMain: boolean
}

function sumsOf(paper: PaperContent): Sum[] {
  const sum = (label: string, amount: number, isMain = false) => {
    return { label, text: moneyText(pence(amount)), isMain }
  }
  if (paper.kind === 'credit-note') return [sum('Paid back', paper.amount, true)]
  const { amount, total, byVoucher, before, open } = paper
  return [
    sum('The whole order', total),
    ...(byVoucher > 0 ? [sum('Paid by voucher', 0 - byVoucher)] : []),
    ...(before > 0 ? [sum('Received before', 0 - before)] : []),
    sum('Received now', amount, true),
    sum('Still open', open),
  ]
}

function drawVat(sheet: Sheet, { vat }: PaperContent, area: Area): void {
  if (vat.length === 0) return
  const place = fitting(sheet, area, 40 + vat.length * 26)
  const end = sheet.write('H2', styles.heading, 'VAT inside this amount', place)
  const columns = [
    { heading: 'Rate', share: 0.42 },
    { heading: 'Amount with VAT', share: 0.34, align: 'right' },
    { heading: 'VAT', share: 0.24, align: 'right' },
  ] as const
  const rows = vat.map(({ percent, amount, vat: tax }) => [
    { text: percent === null ? 'Outside the scope of VAT' : `${percent}%` },
    { text: moneyText(amount) },
    { text: moneyText(tax) },
  ])
  drawTable(sheet, { ...place, y: end + 2, width: place.width * 0.7 }, columns, rows)
}

/** The area, or the whole of a further page if that much has no room any more. */
function fitting(sheet: Sheet, area: Area, height: number): Area {
  if (area.y + height <= area.bottom) return area
  sheet.pdf.addPage()
  return { ...area, y: 60 }
}
