import { encode } from 'uqr'
import { drawings } from '#js/components/voucher/voucher-drawings.ts'
import type { VoucherContent } from '#server/shop/paper/voucher-content.ts'
import { drawShape } from './drawing.ts'
import { colours, styles } from './look.ts'
import { beginSheet, pageSize } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './typesetting.ts'

/** From the edges of the sheet, in points. */
const margin = 40

const width = pageSize.width - 2 * margin

/** Where the sheet is folded: the picture is on the outside then. */
const fold = pageSize.height / 2

const picture = { x: margin, y: margin, width, height: 288 } as const

/**
 * Draws a voucher to print: its picture and what it is on the upper half of a sheet of A4, the rest on the
 * lower one. The same voucher is the same bytes each time.
 * @param createdAt when it was made, milliseconds UTC.
 * @throws when a file of the fonts is missing.
 */
export async function drawVoucher(voucher: VoucherContent, createdAt: number): Promise<Buffer> {
  const { name, company, ended } = voucher
  const sheet = await beginSheet({
    title: `Gift voucher: ${name}`,
    author: company.name,
    createdAt,
  })
  drawPicture(sheet, voucher)
  drawFront(sheet, voucher)
  drawFold(sheet)
  drawGreeting(sheet, voucher)
  drawCode(sheet, voucher)
  drawRules(sheet, voucher)
  if (ended) drawAcross(sheet, ended.word)
  return sheet.finish()
}

/** What the picture of each design shows. */
const sights: Readonly<Record<VoucherContent['design'], string>> = {
  solent: 'A sloop under full sail past chalk cliffs on a fine day',
  dusk: 'A gaff ketch going home before a low sun',
  chart: 'A course laid off on a chart, beside a compass rose',
  pennants: 'Two lines of signal flags over the water',
}

function drawPicture({ pdf, mark }: Sheet, { design }: VoucherContent): void {
  const { x, y, width: wide, height } = picture
  // The drawings are 160 by 100: all of the width, and the middle of the height.
  const scale = wide / 160
  mark(
    'Figure',
    () => {
      pdf.save()
      pdf.roundedRect(x, y, wide, height, 12).clip()
      pdf.translate(x, y - (100 * scale - height) / 2).scale(scale)
      for (const shape of drawings[design]) drawShape(pdf, shape)
      pdf.restore()
    },
    { alt: sights[design], bbox: [x, y, x + wide, y + height] },
  )
}

function drawFront(sheet: Sheet, { name, value, company }: VoucherContent): void {
  const y = picture.y + picture.height + 20
  const wide = value === null ? width : width - 150
  const label = `${company.name} · Gift voucher`
  const under = sheet.write('P', styles.label, label, { x: margin, y, width: wide })
  sheet.write('H1', styles.amount, name, { x: margin, y: under + 3, width: wide })
  if (value !== null) {
    const box = { x: margin + wide, y: under - 5, width: width - wide, align: 'right' } as const
    sheet.write('P', styles.title, value, box)
  }
}

function drawFold({ pdf, decorate }: Sheet): void {
  decorate(() => {
    for (const x of [0, pageSize.width - 18]) pdf.moveTo(x, fold).lineTo(x + 18, fold)
    pdf.lineWidth(0.75).stroke(colours.slate)
  })
}

/** As large as there is room for. */
const messageSizes = [13, 11.5, 10, 8.5] as const

/** What stands between the message and the code: who it is from, and some air. */
const signatureHeight = 44

function drawGreeting(sheet: Sheet, { to, from, message }: VoucherContent): void {
  let y = fold + 34
  if (to !== '') y = sheet.write('H2', styles.amount, `For ${to}`, { x: margin, y, width }) + 8
  if (message !== '') {
    const { style, text } = fittingMessage(sheet, message, panel.y - signatureHeight - y)
    y = sheet.write('P', style, text, { x: margin, y, width }) + 8
  }
  if (from !== '') sheet.write('P', signature, `From ${from}`, { x: margin, y, width })
}

const signature: Style = { ...styles.strong, size: 12 }

/** Many short lines are set as one paragraph: what was written is there. */
function fittingMessage(
  sheet: Sheet,
  message: string,
  height: number,
): { readonly style: Style; readonly text: string } {
  const styled = messageSizes.map((size): Style => ({ ...styles.text, size, leading: 1.45 }))
  const smallest = { ...styles.text, size: 8.5 }
  for (const text of [message, message.replaceAll('\n', ' ')]) {
    const style = styled.find((one) => sheet.heightOf(one, text, width) <= height)
    if (style) return { style, text }
  }
  return { style: smallest, text: message.replaceAll('\n', ' ') }
}

const panel = { x: margin, y: fold + 196, width, height: 108 } as const

const qrSize = 84

function drawCode(sheet: Sheet, { code, validUntil, ended, cartUrl }: VoucherContent): void {
  const { x, y, height } = panel
  sheet.decorate(() => {
    sheet.pdf.roundedRect(x, y, width, height, 12).lineWidth(1.5).stroke(colours.ink)
  })
  const inside = { x: x + 22, width: width - qrSize - 56 }
  if (ended) {
    sheet.write('P', styles.heading, ended.sentence, { ...inside, y: y + height / 2 - 9 })
    return
  }
  const under = sheet.write('H2', styles.label, 'Code', { ...inside, y: y + 20 })
  const end = sheet.write('P', codeStyle, code.replaceAll('-', ' '), { ...inside, y: under + 1 })
  sheet.write('P', styles.text, `Valid until ${validUntil}`, { ...inside, y: end + 5 })
  drawQr(sheet, `${cartUrl}#voucher=${code}`, { x: x + width - qrSize - 14, y: y + 12 })
}

const codeStyle: Style = {
  face: 'strong',
  size: 25,
  colour: colours.ink,
  tracking: 1.6,
  leading: 1.3,
}

/** What a telephone opens: behind `#`, where no log of a server sees the code. */
function drawQr({ pdf, mark }: Sheet, address: string, at: { x: number; y: number }): void {
  const { data, size } = encode(address, { border: 0 })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const draw = () => {
    pdf
      .save()
      .translate(at.x, at.y)
      .scale(qrSize / size)
    pdf.path(squares.join('')).fill(colours.ink)
    pdf.restore()
  }
  const alt = 'A square that a telephone’s camera reads: it opens the basket with this code'
  mark('Figure', draw, { alt, bbox: [at.x, at.y, at.x + qrSize, at.y + qrSize] })
}

/** How it is spent, and whom to ask. */
function drawRules(sheet: Sheet, { company, order, cartUrl, ended }: VoucherContent): void {
  const { name, phone, email } = company
  const site = new URL(cartUrl).host
  const rules = ended
    ? []
    : [
        `Choose what you like at ${site}: a date, a course or something from the shop.`,
        'Read the square with a telephone, or type the code in the basket. Or call us and say it.',
        'Spend it at once or in parts: what is left stays on the code. Keep it as you would keep money.',
      ]
  let y = panel.y + panel.height + 16
  if (rules.length > 0) {
    sheet.within('L', () => {
      for (const [index, rule] of rules.entries()) y = drawRule(sheet, `${index + 1}`, rule, y)
    })
  }
  const contact = `${name} · ${phone} · ${email} · Order ${order}`
  sheet.write('P', styles.small, contact, { x: margin, y: y + 6, width })
}

function drawRule(sheet: Sheet, label: string, rule: string, y: number): number {
  let end = y
  sheet.within('LI', () => {
    sheet.write('Lbl', styles.label, label, { x: margin, y, width: 14 })
    const box = { x: margin + 14, y: y - 1, width: width - 14 }
    sheet.within('LBody', () => (end = sheet.write('P', ruleStyle, rule, box) + 2))
  })
  return end
}

const ruleStyle: Style = { ...styles.text, size: 9.5 }

/** Over the lower half, so that nobody gives away what is worth nothing. */
function drawAcross(sheet: Sheet, word: string): void {
  const { pdf } = sheet
  const y = fold + 120
  sheet.decorate(() => {
    pdf
      .save()
      .rotate(-12, { origin: [pageSize.width / 2, y] })
      .opacity(0.4)
    sheet.text(acrossStyle, word, { x: margin, y: y - 50, width, align: 'center' })
    pdf.restore()
  })
}

const acrossStyle: Style = { face: 'display', size: 100, colour: colours.fault, leading: 1 }
