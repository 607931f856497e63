import { formatDate } from '#server/format/dates.ts'
import { moneyText } from '#server/format/money.ts'
import type { PaperContent } from '#server/shop/paper/paper-content.ts'
import { drawLines } from './draw-lines.ts'
import { loadMark } from './drawing.ts'
import { colours, styles } from './look.ts'
import { beginSheet, pageSize } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** From the edges of the page, in points. */
const margin = 54

const width = pageSize.width - 2 * margin

const column = (width - 24) / 2

/**
 * Draws a receipt or a credit note, as a PDF that a screen reader can read. It depends on what the paper keeps
 * alone, and is the same bytes each time.
 * @param createdAt when it was written, milliseconds UTC.
 * @throws when a file of the fonts or of the mark is missing.
 */
export async function drawPaper(paper: PaperContent, createdAt: number): Promise<Buffer> {
  const title = titleOf(paper)
  const mark = await loadMark()
  const sheet = await beginSheet({ title, author: paper.seller.name, createdAt })
  sheet.decorate(() => {
    sheet.pdf.save().translate(margin, 46).scale(0.75)
    mark(sheet.pdf)
    sheet.pdf.restore()
  })
  drawSeller(sheet, paper)
  const top = drawHead(sheet, paper, title)
  drawLines(sheet, paper, { x: margin, y: top + 26, width, bottom: pageSize.height - 92 })
  drawFeet(sheet, paper)
  return sheet.finish()
}

/** What a paper is called. */
function titleOf({ kind, number }: Pick<PaperContent, 'kind' | 'number'>): string {
  return `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`
}

function drawSeller(sheet: Sheet, { seller }: PaperContent): void {
  const { name, address, email, phone } = seller
  sheet.write('P', styles.brand, name, { x: margin + 60, y: 58, width: 240 })
  const lines = [...address, phone, email].join('\n')
  const box = { x: margin + column + 24, y: 46, width: column, align: 'right' } as const
  sheet.write('P', styles.small, lines, box)
}

/** The heading, what it says in a sentence, and whose it is. @returns where that ends. */
function drawHead(sheet: Sheet, paper: PaperContent, title: string): number {
  const { buyer, order, on, method } = paper
  const box = { x: margin, width }
  const under = sheet.write('H1', styles.title, title, { ...box, y: 132 })
  const y = sheet.write('P', styles.text, sentenceOf(paper), { ...box, y: under + 4 }) + 22
  const left = { x: margin, y, width: column }
  const buyerEnd = drawFacts(sheet, left, [
    [paper.kind === 'receipt' ? 'Received from' : 'Paid back to', [buyer.name, ...buyer.address]],
  ])
  const factsEnd = drawFacts(sheet, { ...left, x: margin + column + 24 }, [
    ['Order', [order]],
    ['Date', [formatDate(on, 'fullDate')]],
    [paper.kind === 'receipt' ? 'Paid by' : 'Paid back by', [method]],
    ...(paper.kind === 'credit-note' && paper.corrects !== null
      ? ([['Corrects', [`Receipt ${paper.corrects}`]]] as const)
      : []),
  ])
  return Math.max(buyerEnd, factsEnd)
}

function sentenceOf(paper: PaperContent): string {
  const amount = moneyText(paper.amount)
  if (paper.kind === 'credit-note') return `${paper.why} ${amount} goes back to you.`
  return `Thank you: ${amount} has arrived.`
}

interface Column {
  readonly x: number
  readonly y: number
  readonly width: number
}

type Fact = readonly [term: string, lines: readonly string[]]

const termWidth = 84

/** Terms and what they are, a row each. @returns where they end. */
function drawFacts(sheet: Sheet, { x, y, width: wide }: Column, facts: readonly Fact[]): number {
  let top = y
  for (const [term, lines] of facts) {
    sheet.write('P', styles.label, term, { x, y: top + 1.5, width: termWidth })
    const box = { x: x + termWidth, y: top, width: wide - termWidth }
    top = sheet.write('P', styles.text, lines.join('\n'), box) + 3
  }
  return top
}

/** At the foot of every page: who the company is, and which page it is. */
function drawFeet(sheet: Sheet, paper: PaperContent): void {
  const { pdf } = sheet
  const { seller } = paper
  const y = pageSize.height - 62
  const { count } = pdf.bufferedPageRange()
  const numbers = `Company number ${seller.companyNumber} · VAT number ${seller.vatNumber}`
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    const place = `${titleOf(paper)} · page ${index + 1} of ${count}`
    sheet.decorate(() => {
      pdf.moveTo(margin, y).lineTo(margin + width, y)
      pdf.lineWidth(0.75).stroke(colours.line)
      sheet.text(styles.small, place, { x: margin, y: y + 8, width, align: 'right' })
      if (index < count - 1) sheet.text(styles.small, numbers, { x: margin, y: y + 8, width })
    })
  }
  sheet.write('P', styles.small, numbers, { x: margin, y: y + 8, width: width - 150 })
}
