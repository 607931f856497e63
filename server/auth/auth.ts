import type { Device, SignedIn } from './account.ts'
import { createAttempts } from './attempts.ts'
import type { AuthContext } from './context.ts'
import { confirm, endOthers } from './current-password.ts'
import { deleteAccount } from './deletion.ts'
import type {
  BegunSession,
  Checked,
  Limited,
  OwnSession,
  PasswordOutcome,
  RefusedPassword,
  ResetOutcome,
  SignInOutcome,
  Verification,
} from './outcomes.ts'
import { personalData } from './personal-data.ts'
import { changeName, changePassword, requestEmailChange } from './profile.ts'
import { register } from './registration.ts'
import { requestReset, reset, resetIsOpen } from './resetting.ts'
import { endOne, endSession, findSession, listSessions } from './sessions.ts'
import { signIn, signInAs } from './sign-in.ts'
import { findVerification, sendVerification, verify } from './verification.ts'

/**
 * The accounts of the site (issue of customers' and staff's access, decision 9). E-mail addresses
 * come trimmed and in lower case, as the forms give them; `address` is the caller's IP address;
 * `intended` is a path that was checked, kept with a letter's link so that it survives the mail.
 *
 * Everything throws what the database throws, which is answered 503, and `HashingBusy` when too
 * many passwords wait: neither says anything about the visitor.
 */
export interface Auth {
  /** Who holds this cookie; null when it is unknown or over. Renews the session, and ends an old one. */
  session(token: string): Promise<SignedIn | null>

  /**
   * Opens an account, or writes to whoever has one by that address: both look the same here. Nobody
   * is signed in before the address is verified. Limit: 5 an hour for one address.
   */
  register(
    form: {
      readonly name: string
      readonly email: string
      readonly password: string
      readonly intended: string | null
    },
    address: string,
  ): Promise<Limited | RefusedPassword>

  /** @param oldToken the session that this browser had: it ends. */
  signIn(
    form: { readonly email: string; readonly password: string; readonly isRemembered: boolean },
    device: Device,
    oldToken: string | undefined,
    intended: string | null,
  ): Promise<SignInOutcome>
  /**
   * Begins a session without a password, for the development site alone. Null when nobody who is
   * verified has that address.
   */
  signInAs(email: string, device: Device, oldToken?: string): Promise<BegunSession | null>
  /** Ends the session; when it throws, the session lives on and the cookie must stay. */
  signOut(token: string): Promise<void>

  /** What a link would verify. Changes nothing: mail scanners open links. */
  verification(token: string): Promise<Verification | null>
  /** Verifies, once; null when the link is used, replaced or too old. Signs nobody in. */
  verify(token: string): Promise<(Verification & { readonly intended: string | null }) | null>
  /** Sends the letter again to who needs it. Limit: 3 an hour for an e-mail, 10 for an address. */
  sendVerification(email: string, intended: string | null, address: string): Promise<Limited>

  /** Sends a link for a new password. Limit: 3 an hour for an e-mail, 10 for an address. */
  requestReset(email: string, intended: string | null, address: string): Promise<Limited>
  /** Would the link still work? Changes nothing. */
  resetIsOpen(token: string): Promise<boolean>
  /** Sets a new password, once: every session and every other link of the account ends. */
  reset(token: string, password: string): Promise<ResetOutcome>

  /** Asks for the password again: `isConfirmed` is true for 15 minutes. */
  confirm(signedIn: SignedIn, password: string): Promise<Checked>
  changeName(signedIn: SignedIn, name: string): Promise<void>
  /** Writes to the new address and to the old one, which holds until the new one is verified. */
  requestEmailChange(signedIn: SignedIn, email: string, password: string): Promise<Checked>
  /** @param token the session's cookie: other sessions end, and this one goes on under a new one. */
  changePassword(
    signedIn: SignedIn,
    form: { readonly current: string; readonly password: string },
    token: string,
  ): Promise<PasswordOutcome>
  /** The browsers that are signed in, this one first, then by when they were last seen. */
  sessions(signedIn: SignedIn): Promise<readonly OwnSession[]>
  /** Signs out every other browser. */
  endOthers(signedIn: SignedIn, password: string): Promise<Checked>
  /** Signs out one browser of this person, by its id. */
  endOne(signedIn: SignedIn, id: string): Promise<void>
  /** Deletes the account and all that was kept because of it. */
  deleteAccount(signedIn: SignedIn, password: string): Promise<Checked>
  /** Everything that is kept about this person, without secrets, to be given to them as JSON. */
  data(signedIn: SignedIn): Promise<object>
}

type AuthOptions = Omit<AuthContext, 'attempts'>

export function createAuth(given: AuthOptions): Auth {
  const { database, clock } = given
  const context: AuthContext = { ...given, attempts: createAttempts(database.db, clock) }
  return {
    session: (token) => findSession(context, token),
    register: (form, address) => register(context, form, address),
    signIn: (form, device, oldToken, intended) =>
      signIn(context, form, { device, oldToken }, intended),
    signInAs: (email, device, oldToken) => signInAs(context, email, { device, oldToken }),
    signOut: (token) => endSession(database.db, token),
    verification: (token) => findVerification(context, token),
    verify: (token) => verify(context, token),
    sendVerification: (email, intended, address) =>
      sendVerification(context, email, intended, address),
    requestReset: (email, intended, address) => requestReset(context, email, intended, address),
    resetIsOpen: (token) => resetIsOpen(context, token),
    reset: (token, password) => reset(context, token, password),
    confirm: (signedIn, password) => confirm(context, signedIn, password),
    changeName: (signedIn, name) => changeName(context, signedIn, name),
    requestEmailChange: (signedIn, email, password) =>
      requestEmailChange(context, signedIn, email, password),
    changePassword: (signedIn, form, token) => changePassword(context, signedIn, form, token),
    sessions: (signedIn) => listSessions(context, signedIn),
    endOthers: (signedIn, password) => endOthers(context, signedIn, password),
    endOne: (signedIn, id) => endOne(context, signedIn, id),
    deleteAccount: (signedIn, password) => deleteAccount(context, signedIn, password),
    data: (signedIn) => personalData(context, signedIn),
  }
}
