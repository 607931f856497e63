import { escapeHtml } from '#server/format/words.ts'

/** What a message says about who sends it: the company's facts, as a port. */
export interface Sender {
  readonly name: string
  /** The name in short, for running text. */
  readonly brand: string
  readonly email: string
  readonly phone: string
  /** Line by line. */
  readonly address: readonly string[]
}

/** A message as its reader sees it: the same text plain and as HTML. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who gets the answer; empty: the sender. */
  readonly replyTo?: string
  /** Ends what the message belongs to by a POST alone (RFC 8058); empty: it belongs to nothing. */
  readonly unsubscribeUrl?: string
}

/** One part of a message: a paragraph, whose line breaks are kept, or the one thing to click. */
export type Block = string | { readonly button: string; readonly url: string }

/** Data of a message that is plain text, by the names of its parts. */
export type Texts<Names extends string> = Readonly<Record<Names, string>>

/** A message to a customer, greeted by name where that is known. */
export function personalMail(
  { company, name }: { readonly company: Sender; readonly name?: string | undefined },
  subject: string,
  blocks: readonly Block[],
): MailContent {
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`
  const close = `Fair winds, from all of us at ${company.brand}`
  return mailLayout(company, subject, [greeting, ...blocks, close])
}

/**
 * Sets the blocks as plain text and as HTML, with the company's name and address at the foot.
 * Every value is plain text and is escaped; a subject is kept on one line.
 */
export function mailLayout(
  company: Sender,
  subject: string,
  blocks: readonly Block[],
): MailContent {
  const foot = footLines(company)
  const line = subject.replaceAll(/\s+/g, ' ').trim()
  return { subject: line, text: plainText(blocks, foot), html: htmlMessage(line, blocks, foot) }
}

function footLines({ name, address, email, phone }: Sender): string[] {
  return [name, address.join(', '), `${email} | ${phone}`]
}

function plainText(blocks: readonly Block[], foot: readonly string[]): string {
  const parts = blocks.map((block) =>
    typeof block === 'string' ? block : `${block.button}:\n${block.url}`,
  )
  return [...parts, ['--', ...foot].join('\n')].join('\n\n') + '\n'
}

function htmlMessage(title: string, blocks: readonly Block[], foot: readonly string[]): string {
  return htmlDocument(title, `<body style="${styles.body}">`, [
    `<div style="${styles.sheet}">`,
    `<h1 style="${styles.title}">${escapeHtml(title)}</h1>`,
    ...blocks.map(htmlBlock),
    `<hr style="${styles.rule}">`,
    `<p style="${styles.foot}">${foot.map(escapeHtml).join('<br>')}</p>`,
    '</div>',
  ])
}

/** A whole page, whose body begins with this tag and goes on with these lines. */
export function htmlDocument(title: string, bodyTag: string, lines: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '</head>',
    bodyTag,
    ...lines,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function htmlBlock(block: Block): string {
  if (typeof block === 'string') {
    const lines = block.split('\n').map(escapeHtml)
    return `<p style="${styles.text}">${lines.join('<br>')}</p>`
  }
  const url = escapeHtml(block.url)
  return [
    `<p style="${styles.text}"><a href="${url}" style="${styles.button}">${escapeHtml(block.button)}</a></p>`,
    `<p style="${styles.foot}">If the button does not work, copy this address into your browser:<br><a href="${url}" style="${styles.link}">${url}</a></p>`,
  ].join('\n')
}

// Mail readers drop style sheets, so the site's colours stand on the elements themselves.
const styles = {
  body: 'margin:0;padding:24px;background:#fbf7ef;color:#10304d;font-family:Arial,sans-serif',
  sheet: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  text: 'margin:0 0 16px;font-size:17px;line-height:1.55',
  button:
    'display:inline-block;padding:14px 24px;border-radius:999px;background:#a93521;color:#ffffff;font-weight:bold;text-decoration:none',
  link: 'color:#17565f;overflow-wrap:anywhere',
  rule: 'margin:24px 0;border:0;border-top:1px solid #d9d2c3',
  foot: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#3d566b',
} as const
