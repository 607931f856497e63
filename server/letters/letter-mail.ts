import { escapeHtml } from '#server/format/words.ts'
import { footLines, htmlLines, htmlMessage, htmlTable } from '#server/mail/mail-layout.ts'
import type { MailContent, Sender } from '#server/mail/mail-layout.ts'
import { styles } from '#server/mail/mail-styles.ts'
import type { FilledBlock, FilledLetter, LetterItem, LetterPicture } from '#server/props/letters.ts'
import { absolute, mailCopy, plainCopy } from './letter-copy.ts'

/** What only the copy of one reader has. */
interface ForReader {
  /** Ends the newsletter for that reader. Null: nobody is sent this copy. */
  readonly unsubscribeUrl: string | null
}

/**
 * Writes a letter in the company's name, in the look of every other message. All that the pictures show is
 * said in words too.
 */
export function renderLetter(
  { subject, preheader, href, blocks }: FilledLetter,
  company: Sender,
  { unsubscribeUrl }: ForReader,
): MailContent {
  const { siteUrl } = company
  const close = `Fair winds, from all of us at ${company.brand}`
  const lines = blocks.map((block) => htmlBlock(block, siteUrl))
  return {
    subject,
    text: plainLetter(
      [...blocks.map((block) => plainBlock(block, siteUrl)), close],
      [
        ...(unsubscribeUrl === null ? [] : [`${reason} ${stop}:\n${unsubscribeUrl}\n`]),
        `${onTheSite}:\n${siteUrl}${href}\n`,
        ...footLines(company),
      ],
    ),
    html: htmlMessage({
      company,
      title: subject,
      preheader,
      lines: [...lines, htmlParagraph(close)],
      foot: [
        ...(unsubscribeUrl === null ? [] : [`${reason} ${htmlLink(unsubscribeUrl, stop)}`]),
        htmlLink(`${siteUrl}${href}`, onTheSite),
        '',
        ...footLines(company).map(escapeHtml),
      ],
    }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
  }
}

const reason = 'You get this letter because you asked for it and confirmed your address.'
const stop = 'Stop the newsletter'
const onTheSite = 'Read this letter on our site'

function plainLetter(blocks: readonly string[], foot: readonly string[]): string {
  return `${[...blocks, ['--', ...foot].join('\n')].join('\n\n')}\n`
}

function plainBlock(block: FilledBlock, siteUrl: string): string {
  const heading = block.title === null ? [] : [underlined(block.title)]
  return [...heading, ...plainParts(block, siteUrl)].join('\n\n')
}

function underlined(title: string): string {
  return `${title}\n${'='.repeat(title.length)}`
}

function plainParts(block: FilledBlock, siteUrl: string): string[] {
  switch (block.type) {
    case 'words':
      return block.copy.map((copy) => plainCopy(copy, siteUrl))
    case 'picture':
      return [`[${block.picture.alt}]`, ...(block.caption === null ? [] : [block.caption])]
    case 'button':
      return [`${block.text}:\n${absolute(block.href, siteUrl)}`]
    case 'items':
      return [
        ...(block.copy === null ? [] : [plainCopy(block.copy, siteUrl)]),
        ...block.items.map(({ name, details, href }) =>
          [name, ...details, absolute(href, siteUrl)].join('\n'),
        ),
      ]
    case 'question':
      return [block.question, ...block.answer.map((copy) => plainCopy(copy, siteUrl))]
  }
}

function htmlBlock(block: FilledBlock, siteUrl: string): string {
  const heading =
    block.title === null ? [] : [`<h2 style="${styles.heading}">${escapeHtml(block.title)}</h2>`]
  return [...heading, ...htmlParts(block, siteUrl)].join('\n')
}

function htmlParts(block: FilledBlock, siteUrl: string): string[] {
  switch (block.type) {
    case 'words':
      return block.copy.map((copy) => mailCopy(copy, siteUrl))
    case 'picture':
      return [htmlPicture(block.picture, siteUrl), ...htmlCaption(block.caption)]
    case 'button': {
      const url = escapeHtml(absolute(block.href, siteUrl))
      const link = `<a href="${url}" style="${styles.button}">${escapeHtml(block.text)}</a>`
      return [`<p style="${styles.text}">${link}</p>`]
    }
    case 'items':
      return [
        ...(block.copy === null ? [] : [mailCopy(block.copy, siteUrl)]),
        htmlTable(
          block.items.map((item) => ({ html: htmlItem(item, siteUrl), picture: item.picture })),
          siteUrl,
        ),
      ]
    case 'question':
      return [
        `<div class="panel" style="${styles.panel}">`,
        `<p style="${styles.text}"><strong>${escapeHtml(block.question)}</strong></p>`,
        ...block.answer.map((copy) => mailCopy(copy, siteUrl)),
        '</div>',
      ]
  }
}

function htmlItem({ name, details, href }: LetterItem, siteUrl: string): string {
  const link = htmlLink(absolute(href, siteUrl), name)
  return `<strong>${link}</strong><br>${htmlLines(details.join('\n'))}`
}

/** Inside the margins of the sheet. */
const pictureWidth = 496

function htmlPicture({ src, width, height, alt }: LetterPicture, siteUrl: string): string {
  const size = `width="${pictureWidth}" height="${Math.round((pictureWidth * height) / width)}"`
  return `<img class="lead" src="${escapeHtml(siteUrl + src)}" ${size} alt="${escapeHtml(alt)}" style="${styles.picture}">`
}

function htmlCaption(caption: string | null): string[] {
  return caption === null
    ? []
    : [`<p class="foot" style="${styles.foot}">${escapeHtml(caption)}</p>`]
}

function htmlParagraph(text: string): string {
  return `<p style="${styles.text}">${escapeHtml(text)}</p>`
}

function htmlLink(url: string, text: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(text)}</a>`
}
