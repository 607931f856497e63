import { publishedAt } from '#server/content/publication.ts'
import type { Letter } from '#server/content/schema/letters.ts'
import type { PageServices } from '#server/presenters/context.ts'
import { fingerprint } from '#server/signing/signer.ts'
import type { Site, SiteSource } from '#server/site/site.ts'
import { fillLetter } from './fill-letter.ts'
import { renderLetter } from './letter-mail.ts'
import type { LetterSource, PlannedLetter } from './letter-source.ts'

interface Surroundings extends PageServices {
  readonly site: SiteSource
  /** The origin of the site. */
  readonly siteUrl: string
}

/** The letters of the content folder, filled from its catalogue. */
export function contentLetters({ site, siteUrl, ...services }: Surroundings): LetterSource {
  let seen: { readonly site: Site; readonly letters: readonly PlannedLetter[] } | undefined
  return {
    all() {
      const current = site.current()
      if (seen?.site !== current) seen = { site: current, letters: plannedLetters(current) }
      return seen.letters
    },
    write(date, unsubscribeUrl) {
      const current = site.current()
      const { letters, drafts, company } = current.content
      const letter = letters.get(date) ?? drafts.letters.get(date)
      if (!letter) throw new Error(`[letters] there is no letter of ${date}.`)
      const filled = fillLetter(letter, { site: current, ...services })
      return renderLetter(filled, { ...company, siteUrl }, { unsubscribeUrl })
    },
  }
}

function plannedLetters({ content: { letters, drafts } }: Site): readonly PlannedLetter[] {
  return [
    ...[...letters.values()].map((letter) => planned(letter, false)),
    ...[...drafts.letters.values()].map((letter) => planned(letter, true)),
  ].toSorted((one, two) => one.date.localeCompare(two.date))
}

function planned(letter: Letter, isDraft: boolean): PlannedLetter {
  const { date, send_at: time, subject, preheader, blocks } = letter
  return {
    date,
    isDraft,
    sendAt: time === undefined ? null : publishedAt(letter),
    fingerprint: fingerprint(JSON.stringify([subject, preheader, blocks])),
  }
}
