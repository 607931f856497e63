import type { AuthContext } from './context.ts'
import { endOthers } from './current-password.ts'
import { deleteAccount } from './deletion.ts'
import { removeDueFactors } from './factor-removal.ts'
import { appSetup, resealSecrets } from './factors/authenticator-app.ts'
import { asksForFactor } from './factors/factors.ts'
import {
  addPasskey,
  confirmApp,
  endApp,
  newPasskeyOptions,
  ownFactors,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './manage-factors.ts'
import { personalData } from './personal-data.ts'
import { changeName, changePassword, requestEmailChange } from './profile.ts'
import { register } from './registration.ts'
import { requestReset, reset, resetIsOpen } from './resetting.ts'
import { roleOf } from './roles.ts'
import { finishSignIn, secondStep, signInByPasskey, signInRequest } from './second-step.ts'
import { endOne, endSession, findHolder, findSession, listKnown, listSessions } from './sessions.ts'
import { signIn, signInAs } from './sign-in.ts'
import { confirm, findStepUp } from './step-up.ts'
import { findUndo, undoChange } from './undo.ts'
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
    holder: bind(findHolder),
    register: bind(register),
    signIn: bind(signIn),
    signInAs: bind(signInAs),
    secondStep: bind(secondStep),
    finishSignIn: bind(finishSignIn),
    signInRequest: bind(signInRequest),
    signInByPasskey: bind(signInByPasskey),
    signOut: (token: string) => endSession(database.db, token),
    verification: bind(findVerification),
    verify: bind(verify),
    sendVerification: bind(sendVerification),
    requestReset: bind(requestReset),
    resetIsOpen: bind(resetIsOpen),
    reset: bind(reset),
    stepUp: bind(findStepUp),
    confirm: bind(confirm),
    factors: bind(ownFactors),
    /** Is a second step asked of somebody? */
    hasFactor: (userId: string) => asksForFactor(database.db, userId),
    /** What somebody who works here may do. */
    roleOf: (userId: string) => roleOf(database.db, userId),
    appSetup: bind(appSetup),
    confirmApp: bind(confirmApp),
    endApp: bind(endApp),
    newPasskeyOptions: bind(newPasskeyOptions),
    addPasskey: bind(addPasskey),
    renamePasskey: bind(renamePasskey),
    removePasskey: bind(removePasskey),
    renewRecoveryCodes: bind(renewRecoveryCodes),
    undo: bind(findUndo),
    undoChange: bind(undoChange),
    /** What has its time, once an hour: factors that the office takes off, secrets of an older key. */
    async tend() {
      await removeDueFactors(context)
      await resealSecrets(context, database.db)
    },
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
