import { escapeHtml } from '#server/format/words.ts'
import type { MailFile } from './attachments.ts'
import { splitAtLinks } from './links.ts'
import { htmlDocument } from './mail-layout.ts'
import type { OutgoingMail } from './outbox.ts'

/** The development page that lists kept messages. */
export function mailboxPage(messages: readonly OutgoingMail[]): string {
  const rows = messages.map((mail) => row(mail))
  return developerPage('Kept messages', [
    rows.length === 0
      ? '<p>No message has been kept yet. Subscribe to the newsletter to see one.</p>'
      : `<ul>\n${rows.join('\n')}\n</ul>`,
  ])
}

/** The development page of one kept message, with its links to click. */
export function messagePage(mail: OutgoingMail): string {
  return developerPage(mail.subject, [
    `<p><a href="${mailbox}">All kept messages</a></p>`,
    '<dl>',
    `<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>`,
    `<dt>From</dt><dd>${escapeHtml(`${mail.from.name} <${mail.from.address}>`)}</dd>`,
    ...rowIf('Reply to', mail.replyTo),
    ...rowIf('One-click unsubscribe', mail.unsubscribeUrl),
    `<dt>Written</dt><dd>${time(mail)}</dd>`,
    `<dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd>`,
    ...(mail.files ?? []).map((file) => `<dt>File</dt><dd>${fileLink(file)}</dd>`),
    '</dl>',
    `<pre>${withLinks(mail.text)}</pre>`,
    `<details><summary>HTML source</summary><pre>${escapeHtml(mail.html)}</pre></details>`,
  ])
}

// The path of development.mail; development.mail.show adds the id.
const mailbox = '/_mail'

function row(mail: OutgoingMail): string {
  return `<li><a href="${mailbox}/${escapeHtml(mail.id)}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.to)}, ${time(mail)}</li>`
}

function rowIf(term: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`]
}

function fileLink({ name, type, content }: MailFile): string {
  const address = escapeHtml(`data:${type};base64,${content}`)
  return `<a href="${address}" download="${escapeHtml(name)}">${escapeHtml(name)}</a>`
}

function time(mail: OutgoingMail): string {
  const iso = new Date(mail.date).toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function withLinks(text: string): string {
  return splitAtLinks(text)
    .map((piece) => {
      const safe = escapeHtml(piece.text)
      return piece.isLink ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
}

/** A page for those who build the site: a whole HTML document without script or style. */
export function developerPage(title: string, body: readonly string[]): string {
  const heading = `<h1>${escapeHtml(title)}</h1>`
  return htmlDocument(title, '<body>', ['<main>', heading, ...body, '</main>'])
}
