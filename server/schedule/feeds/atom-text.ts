import { escapeHtml } from '#server/format/words.ts'

/** A feed of news, and where it stands. Addresses have their origin; instants are milliseconds. */
export interface Feed {
  /** The feed's own address, which is its name too. */
  readonly self: string
  /** The page that shows the same to people. */
  readonly page: string
  readonly title: string
  readonly author: string
  /** The instant that stands for a feed without entries. */
  readonly stamp: number
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly updated: number
}

/** A feed as Atom text (RFC 4287). An entry's address names it, so it must stay. */
export function atomText({ self, page, title, author, stamp, entries }: Feed): string {
  const newest = Math.max(...entries.map(({ updated }) => updated))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <id>${written(self)}</id>`,
    `  <title>${written(title)}</title>`,
    `  <updated>${moment(entries.length > 0 ? newest : stamp)}</updated>`,
    `  <author><name>${written(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${written(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${written(page)}"/>`,
    ...entries.flatMap(entryLines),
    '</feed>',
    '',
  ].join('\n')
}

function entryLines({ url, title, summary, updated }: FeedEntry): string[] {
  return [
    '  <entry>',
    `    <id>${written(url)}</id>`,
    `    <title>${written(title)}</title>`,
    `    <updated>${moment(updated)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${written(url)}"/>`,
    `    <summary>${written(summary)}</summary>`,
    '  </entry>',
  ]
}

function moment(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}

/** Without the characters that XML allows nowhere, escaped or not (XML 1.0, 2.2). */
function written(text: string): string {
  return escapeHtml(text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, ' '))
}
