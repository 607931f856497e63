import { accountLinks, siteUrls } from '#server/app/links.ts'
import { beginFactorRemoval, stopFactorRemoval } from '#server/auth/factor-removal.ts'
import { tellStaffAct } from '../staff-log.ts'
import { wrapped } from '../table.ts'
import { momentText, refuse, whoIs, withPerson } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

/** Begins to take off the factors of somebody who has lost them all, and says what to check. */
export async function loseFactors(email: string, console: UserConsole): Promise<ExitCode> {
  const { config, clock } = console
  return withPerson(email, 'factors-removal-begun', console, async (database, user) => {
    const parts = { clock, links: accountLinks(siteUrls(config.appUrl)) }
    const due = await database.transaction((trx) => beginFactorRemoval(parts, trx, email))
    if (due === null) {
      const why = `${whoIs(user)} has no second factor, so there is none to take off: the password alone lets them in. Who has lost that too asks for another at ${parts.links.forgot}`
      return refuse(console, 'factors-removal-begun', email, why)
    }
    await tellStaffAct(console, 'factors-removal-begun', 'done', { email })
    const text = [
      `${whoIs(user)} loses all passkeys, the app and the recovery codes on ${momentText(due)}, and every browser is signed out. Until then nothing changes.`,
      `A letter to ${email} says so, with a link that stops it. A sign-in by any of them stops it too, and so does npm run user -- keep-factors ${email}`,
      'Have you checked who asks? Ring back on the telephone number of one of their orders (npm run orders -- list), or of a colleague on the one that you know. Never do it for a mail alone, nor for a number that the caller gives. If you cannot reach them, type keep-factors now.',
    ]
    for (const line of text.flatMap((paragraph) => wrapped(paragraph))) console.print(line)
    return 0
  })
}

/** Stops it: the factors stay. */
export async function keepFactors(email: string, console: UserConsole): Promise<ExitCode> {
  return withPerson(email, 'factors-removal-stopped', console, async ({ db }, user) => {
    if (!(await stopFactorRemoval(db, user.id))) {
      const why = `Nothing is to be taken off of ${whoIs(user)}: it was never begun, was stopped, or is done. npm run user -- show ${email} has what they sign in by.`
      return refuse(console, 'factors-removal-stopped', email, why)
    }
    await tellStaffAct(console, 'factors-removal-stopped', 'done', { email })
    console.print(`${whoIs(user)} keeps all passkeys, the app and the recovery codes.`)
    return 0
  })
}
