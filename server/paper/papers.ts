import type { Connection } from '#server/database/database.ts'
import type { PaperRow } from '#server/database/payment-tables.ts'
import type { Attachment, MailFile } from '#server/mail/attachments.ts'
import { findPaper } from '#server/shop/paper/find-paper.ts'
import { readPaper } from '#server/shop/paper/paper-content.ts'
import { findVoucherContent } from '#server/shop/paper/voucher-content.ts'
import type { SiteSource } from '#server/site/site.ts'
import { drawPaper } from './draw-paper.ts'
import { drawVoucher } from './draw-voucher.ts'

/** A file as somebody keeps it. */
export interface Pdf {
  /** Such as `saltlark-rc-1001.pdf`. */
  readonly name: string
  readonly bytes: Buffer
}

/** Draws what the shop keeps of money, and its vouchers. */
export interface Papers {
  /** A receipt or a credit note. */
  paper(row: PaperRow): Promise<Pdf>
  /** A voucher as it stands now, by its id; null: there is none. */
  voucher(id: string): Promise<Pdf | null>
  /** A file for a message; null: what it is of is no more. */
  attach(attachment: Attachment): Promise<MailFile | null>
}

interface Surroundings {
  readonly connection: Connection
  readonly site: SiteSource
  /** The basket's page, absolute: the code of a voucher stands behind it. */
  readonly cartUrl: string
}

/** All of them throw what the database throws, and where a file that is drawn with is missing. */
export function createPapers({ connection, site, cartUrl }: Surroundings): Papers {
  async function paper(row: PaperRow): Promise<Pdf> {
    const bytes = await drawPaper(readPaper(row), row.created_at)
    return { name: fileName(row.number), bytes }
  }

  async function voucher(id: string): Promise<Pdf | null> {
    const found = await findVoucherContent(connection, id, site.current(), cartUrl)
    if (!found) return null
    return { name: fileName('voucher'), bytes: await drawVoucher(found.voucher, found.createdAt) }
  }

  async function attach(attachment: Attachment): Promise<MailFile | null> {
    const file = await drawn(attachment)
    if (!file) return null
    const { name, bytes } = file
    return { name, type: 'application/pdf', content: bytes.toString('base64') }
  }

  async function drawn(attachment: Attachment): Promise<Pdf | null> {
    if (attachment.kind === 'voucher') return voucher(attachment.id)
    const row = await findPaper(connection, attachment.number)
    return row && paper(row)
  }

  return { paper, voucher, attach }
}

function fileName(what: string): string {
  return `saltlark-${what.toLowerCase()}.pdf`
}
