import { contentLetters } from '#server/letters/content-letters.ts'
import type { LetterContext } from '#server/letters/letter-context.ts'
import { startLetters } from '#server/letters/send-letters.ts'
import { issueUnsubscribeToken } from '#server/messages/unsubscribe.ts'
import type { PageServices } from '#server/presenters/context.ts'
import type { Config } from './config.ts'
import type { Services } from './services.ts'

interface Surroundings
  extends
    Pick<Services, 'site' | 'urls' | 'signer' | 'database' | 'clock'>,
    Pick<PageServices, 'takenPlaces'> {
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
  surroundings: Omit<Surroundings, 'takenPlaces' | 'appUrl'> & Pick<Services, 'log'>,
  { taken: takenPlaces }: Pick<Services['shop']['places'], 'taken'>,
) {
  const context = letterContext({ ...surroundings, takenPlaces, appUrl })
  return startLetters({ ...context, log: surroundings.log })
}
