import type { Routes } from '#routes/index.ts'
import type { Database } from '#server/database/database.ts'
import { contentLetters } from '#server/letters/content-letters.ts'
import type { LetterContext } from '#server/letters/letter-context.ts'
import { startLetters } from '#server/letters/send-letters.ts'
import { issueUnsubscribeToken } from '#server/messages/unsubscribe.ts'
import type { PageServices } from '#server/presenters/context.ts'
import type { Urls } from '#server/routing/urls.ts'
import type { PlacesBoard } from '#server/shop/places/places-board.ts'
import type { Signer } from '#server/signing/signer.ts'
import type { Clock } from '#server/site/clock.ts'
import type { SiteSource } from '#server/site/site.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

interface Surroundings extends Pick<PageServices, 'takenPlaces'> {
  readonly site: SiteSource
  readonly urls: Urls<Routes>
  readonly signer: Signer
  readonly database: Database
  readonly clock: Clock
  readonly outbox: LetterContext['outbox']
  readonly appUrl: string
}

/** What sending the weekly letter needs, in the site and in its commands. */
export function letterContext({
  site,
  urls,
  signer,
  takenPlaces,
  appUrl,
  ...data
}: Surroundings): LetterContext {
  return {
    database: data.database,
    clock: data.clock,
    outbox: data.outbox,
    letters: contentLetters({ site, links: urls, takenPlaces, siteUrl: appUrl }),
    unsubscribeUrl: (subscriberId, now) =>
      urls.absolute('mail.unsubscribe', {
        token: issueUnsubscribeToken(signer, subscriberId, now),
      }),
  }
}

/** Starts to send the weekly letters that are due, beside the other processes of the site. */
export function openLetters(
  { appUrl }: Pick<Config, 'appUrl'>,
  surroundings: Omit<Surroundings, 'takenPlaces' | 'appUrl'> & { readonly log: Log },
  { taken: takenPlaces }: Pick<PlacesBoard, 'taken'>,
) {
  const context = letterContext({ ...surroundings, takenPlaces, appUrl })
  return startLetters({ ...context, log: surroundings.log })
}
