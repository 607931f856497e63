import type { Letter } from '#server/content/schema/letters.ts'
import { escapeHtml } from '#server/format/words.ts'
import type { MailContent } from '#server/mail/mail-layout.ts'
import { developerPage } from '#server/mail/mail-page.ts'

/** The ways in which a letter is looked at: as programs show it, in the dark, on a telephone, without pictures. */
export const letterViews = ['html', 'text', 'dark', 'narrow', 'dark-narrow', 'no-pictures'] as const

type LetterView = (typeof letterViews)[number]

/** The development page that lists letters, the newest first. */
export function lettersPage(letters: readonly Letter[]): string {
  const rows = letters.toSorted((one, other) => other.date.localeCompare(one.date)).map(row)
  return developerPage('Weekly letters', [
    rows.length === 0
      ? '<p>No letter has been written yet: npm run content:new letter begins one.</p>'
      : `<ul>\n${rows.join('\n')}\n</ul>`,
  ])
}

function row({ date, subject, draft }: Letter): string {
  const views = letterViews.map((view) => `<a href="/_letters/${date}?as=${view}">${view}</a>`)
  const state = draft === true ? ' (draft)' : ''
  return `<li>${date}${state}: ${escapeHtml(subject)}<br>${views.join(' | ')}</li>`
}

/**
 * A message in one of the ways, for a browser, which cannot be asked to be dark or as narrow as a
 * telephone: what its style sheet says for these is made to hold.
 */
export function viewOf({ html, text }: MailContent, view: LetterView): string {
  if (view === 'text') return text
  const dark = view.startsWith('dark') ? inTheDark(html) : html
  return view.endsWith('narrow') ? onATelephone(dark) : dark
}

function inTheDark(html: string): string {
  return html.replace('(prefers-color-scheme:dark)', 'all')
}

function onATelephone(html: string): string {
  return html
    .replace('(max-width:480px)', 'all')
    .replace('</style>', '.body{max-width:320px!important}</style>')
}
