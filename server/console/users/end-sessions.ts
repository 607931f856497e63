import { forgetBrowsers } from '#server/auth/browsers.ts'
import { isOver } from '#server/auth/session-life.ts'
import { counted } from '#server/format/words.ts'
import { tellStaffAct } from '../staff-log.ts'
import { whoIs, withPerson } from './users-console.ts'
import type { ExitCode, UserConsole } from './users-console.ts'

/** Signs somebody out everywhere, also where half of a sign-in is done, and forgets their browsers. */
export async function endSessions(email: string, console: UserConsole): Promise<ExitCode> {
  const { clock, print } = console
  return withPerson(email, 'sessions-ended-by-staff', console, async (database, user) => {
    const ended = await database.transaction(async (trx) => {
      await forgetBrowsers(trx, user.id, { except: null })
      return trx
        .deleteFrom('sessions')
        .where('user_id', '=', user.id)
        .returning(['is_remembered', 'seen_at', 'expires_at'])
        .execute()
    })
    await tellStaffAct(console, 'sessions-ended-by-staff', 'done', { email })
    const living = ended.filter((session) => !isOver(session, clock.now()))
    print(`${counted(living.length, 'session')} of ${whoIs(user)} ended.`)
    print('Every browser is a stranger to the account now, and is asked for all there is to ask.')
    return 0
  })
}
