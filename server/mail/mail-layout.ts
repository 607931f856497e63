import { escapeHtml } from '#server/format/words.ts'
import { styles, styleSheet } from './mail-styles.ts'
import type { MailPicture } from './picture.ts'

/** What a message says about who sends it: the company's facts, as a port. */
export interface Sender {
  readonly name: string
  /** The name in short, for running text. */
  readonly brand: string
  readonly email: string
  readonly phone: string
  /** Line by line. */
  readonly address: readonly string[]
  /** The origin of the site, which the mark leads to and pictures come from. */
  readonly siteUrl: string
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

/**
 * One part of a message: a paragraph, whose line breaks are kept; the one thing to click; or what an order
 * has, a row each, and beneath it what it comes to.
 */
export type Block = string | Button | Rows

interface Button {
  readonly button: string
  readonly url: string
}

interface Rows {
  readonly rows: readonly { readonly text: string; readonly picture: MailPicture | null }[]
  readonly sum: string
}

/** Data of a message that is plain text, by the names of its parts. */
export type Texts<Names extends string> = Readonly<Record<Names, string>>

interface Reader {
  readonly company: Sender
  readonly name?: string | undefined
  /** Of what the message is about; left out: nothing that can be shown. */
  readonly picture?: MailPicture | undefined
}

/** A message to a customer, greeted by name where that is known. */
export function personalMail(
  { company, name, picture }: Reader,
  subject: string,
  blocks: readonly Block[],
): MailContent {
  const greeting = name === undefined ? 'Hello,' : `Hello ${name},`
  const close = `Fair winds, from all of us at ${company.brand}`
  return mailLayout(company, subject, [greeting, ...blocks, close], picture)
}

/**
 * Sets the blocks as plain text and as HTML, under the company's mark and with its name and address at the
 * foot. Every value is plain text and is escaped; a subject is kept on one line.
 */
export function mailLayout(
  company: Sender,
  subject: string,
  blocks: readonly Block[],
  picture?: MailPicture,
): MailContent {
  const line = subject.replaceAll(/\s+/g, ' ').trim()
  const lines = blocks.map((block) => htmlBlock(block, company.siteUrl))
  const foot = footLines(company)
  return {
    subject: line,
    text: plainText(blocks, foot),
    html: htmlMessage({ company, title: line, lines, foot: foot.map(escapeHtml), picture }),
  }
}

/** Who sends a message, and where: what the law asks of business letters and of advertising. */
export function footLines({ name, address, email, phone }: Sender): string[] {
  return [name, address.join(', '), `${email} | ${phone}`]
}

function plainText(blocks: readonly Block[], foot: readonly string[]): string {
  return [...blocks.map(plainBlock), ['--', ...foot].join('\n')].join('\n\n') + '\n'
}

function plainBlock(block: Block): string {
  if (typeof block === 'string') return block
  if ('button' in block) return `${block.button}:\n${block.url}`
  return [...block.rows.map(({ text }) => text), block.sum].join('\n')
}

interface Parts {
  readonly company: Sender
  readonly title: string
  /** What stands between the heading and the foot, as HTML. */
  readonly lines: readonly string[]
  /** The same of the foot, a line each. */
  readonly foot: readonly string[]
  readonly picture?: MailPicture | undefined
  /** What a list of messages shows after the subject. Left out: the first words of the message. */
  readonly preheader?: string
}

/** The look of every message: the mark, the heading, and what it says on a sheet of its own. */
export function htmlMessage({ company, title, lines, foot, picture, preheader }: Parts): string {
  const { siteUrl } = company
  const head = [
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>\n${styleSheet}\n</style>`,
  ]
  const body = [
    ...(preheader === undefined ? [] : [htmlPreheader(preheader)]),
    // A message alone in its window has landmarks of its own.
    `<div role="main" class="sheet" style="${styles.sheet}">`,
    htmlMark(company),
    // First what it is about: with pictures off, an empty frame would stand before it.
    `<h1 class="title" style="${styles.title}">${escapeHtml(title)}</h1>`,
    ...(picture ? [htmlLead(picture, siteUrl)] : []),
    `<div class="content" style="${styles.content}">`,
    ...lines,
    `<hr class="rule" style="${styles.rule}">`,
    `<p class="foot" style="${styles.foot}">${foot.join('<br>')}</p>`,
    '</div>',
    '</div>',
  ]
  return htmlDocument(title, `<body class="body" style="${styles.body}">`, body, head)
}

function htmlPreheader(text: string): string {
  return `<div style="${styles.preheader}">${escapeHtml(text)}</div>`
}

/** The files that `packages/pictures` draws, and the pixels that they are shown at. */
const marks = {
  light: '/images/brand/mail-mark.png',
  dark: '/images/brand/mail-mark-dark.png',
  size: 'width="180" height="66"',
} as const

/** The mark, which leads home. Its ground is in the picture: it can be read on whatever a program makes of it. */
function htmlMark({ name, siteUrl }: Sender): string {
  const alt = `alt="${escapeHtml(name)}"`
  const image = (path: string, look: string, style: string) =>
    `<img class="${look}" src="${escapeHtml(siteUrl + path)}" ${marks.size} ${alt} style="${style}">`
  const link = `<a href="${escapeHtml(siteUrl)}/" style="${styles.markLink}">`
  const light = image(marks.light, 'mark', styles.mark)
  const dark = image(marks.dark, 'dark-mark', styles.darkMark)
  return `<div class="band" style="${styles.band}">${link}${light}${dark}</a></div>`
}

/** As wide as the sheet. */
const leadWidth = 560

function htmlLead({ src, width, height, alt }: MailPicture, siteUrl: string): string {
  const size = `width="${leadWidth}" height="${Math.round((leadWidth * height) / width)}"`
  return `<img class="lead" src="${escapeHtml(siteUrl + src)}" ${size} alt="${escapeHtml(alt)}" style="${styles.lead}">`
}

const thumbWidth = 96

function htmlThumb({ small, width, height, alt }: MailPicture, siteUrl: string): string {
  const size = `width="${thumbWidth}" height="${Math.round((thumbWidth * height) / width)}"`
  return `<img class="thumb" src="${escapeHtml(siteUrl + small)}" ${size} alt="${escapeHtml(alt)}" style="${styles.thumb}">`
}

/** A whole page, whose body begins with this tag and goes on with these lines. */
export function htmlDocument(
  title: string,
  bodyTag: string,
  lines: readonly string[],
  head: readonly string[] = [],
): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<title>${escapeHtml(title)}</title>`,
    '</head>',
    bodyTag,
    ...lines,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function htmlBlock(block: Block, siteUrl: string): string {
  if (typeof block === 'string') return `<p style="${styles.text}">${htmlLines(block)}</p>`
  if ('rows' in block) return htmlRows(block, siteUrl)
  const url = escapeHtml(block.url)
  return [
    `<p style="${styles.text}"><a href="${url}" style="${styles.button}">${escapeHtml(block.button)}</a></p>`,
    `<p class="foot" style="${styles.foot}">If the button does not work, copy this address into your browser:<br><a class="link" href="${url}" style="${styles.link}">${url}</a></p>`,
  ].join('\n')
}

function htmlRows({ rows, sum }: Rows, siteUrl: string): string {
  const entries = rows.map(({ text, picture }) => ({ html: htmlLines(text), picture }))
  return [htmlTable(entries, siteUrl), `<p style="${styles.text}">${htmlLines(sum)}</p>`].join('\n')
}

/** Things with a small picture beside each: a table, for some programs set nothing else side by side. */
export function htmlTable(
  entries: readonly { readonly html: string; readonly picture: MailPicture | null }[],
  siteUrl: string,
): string {
  return [
    `<table role="presentation" style="${styles.lines}">`,
    ...entries.map(({ html, picture }) => {
      const thumb = picture ? htmlThumb(picture, siteUrl) : ''
      const beside = `<td class="cell" style="${styles.lineCell}">${html}</td>`
      return `<tr><td class="cell" style="${styles.thumbCell}">${thumb}</td>${beside}</tr>`
    }),
    '</table>',
  ].join('\n')
}

/** Text whose line breaks are kept. */
export function htmlLines(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>')
}
