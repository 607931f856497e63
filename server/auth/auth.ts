import type { AuthContext } from './context.ts'
import { confirm, endOthers } from './current-password.ts'
import { deleteAccount } from './deletion.ts'
import { personalData } from './personal-data.ts'
import { changeName, changePassword, requestEmailChange } from './profile.ts'
import { register } from './registration.ts'
import { requestReset, reset, resetIsOpen } from './resetting.ts'
import { endOne, endSession, findSession, listKnown, listSessions } from './sessions.ts'
import { signIn, signInAs } from './sign-in.ts'
import { findVerification, sendVerification, verify } from './verification.ts'

/**
 * The accounts of the site (decision 9); what each call promises stands with the function behind it.
 * E-mail addresses come trimmed and in lower case, as the forms give them; `address` is the caller's
 * IP address; `intended` is a path that was checked, kept with a message's link so that it survives
 * the mail.
 *
 * Everything throws what the database throws, which is answered 503, and `QueueFull` when too
 * many passwords wait: neither says anything about the visitor.
 */
export type Auth = ReturnType<typeof createAuth>

export function createAuth(context: AuthContext) {
  const { database } = context
  const bind =
    <Given extends unknown[], Answer>(
      work: (context: AuthContext, ...given: Given) => Promise<Answer>,
    ) =>
    (...given: Given) =>
      work(context, ...given)

  return {
    session: bind(findSession),
    register: bind(register),
    signIn: bind(signIn),
    signInAs: bind(signInAs),
    signOut: (token: string) => endSession(database.db, token),
    verification: bind(findVerification),
    verify: bind(verify),
    sendVerification: bind(sendVerification),
    requestReset: bind(requestReset),
    resetIsOpen: bind(resetIsOpen),
    reset: bind(reset),
    confirm: bind(confirm),
    changeName: bind(changeName),
    requestEmailChange: bind(requestEmailChange),
    changePassword: bind(changePassword),
    sessions: bind(listSessions),
    knownBrowsers: bind(listKnown),
    endOthers: bind(endOthers),
    endOne: bind(endOne),
    deleteAccount: bind(deleteAccount),
    data: bind(personalData),
  }
}
