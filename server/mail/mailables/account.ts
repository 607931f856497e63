import { mailLayout, personalMail } from '../mail-layout.ts'
import type { Sender, Texts } from '../mail-layout.ts'

/** `device` is such as `Firefox on Windows`, `address` the IP address that it came from. */
type NewSignIn = Texts<'when' | 'device' | 'address' | 'profileUrl' | 'undoUrl'>

/** What the account writes to its owner. `when` is such as `Saturday 21 November, 2026 at 10:00 AM`. */
export const accountMailables = {
  /** Asks whoever reads an address to say that the new account is theirs. The link lives for a day. */
  'verify-email': ({ verifyUrl }: Texts<'verifyUrl'>, company: Sender) =>
    personalMail({ company }, 'Please verify your e-mail address', [
      `An account at ${company.brand} has been opened with this address. Please verify that it is yours, with the password that it was opened with.`,
      'The link works for 24 hours, and once.',
      { button: 'Verify my address', url: verifyUrl },
      'If you did not open an account, there is nothing to do: without this link and the password nobody can sign in, and we delete the account after 30 days.',
    ]),
  /** To somebody whose address already has an account, when it was given for a new one. */
  'already-registered': (
    { signInUrl, forgotUrl }: Texts<'signInUrl' | 'forgotUrl'>,
    company: Sender,
  ) =>
    personalMail({ company }, `You already have an account at ${company.brand}`, [
      `Somebody, and we hope it was you, gave this address for an account at ${company.brand}. There is one with it already, so nothing has changed.`,
      { button: 'Sign in', url: signInUrl },
      'If you do not remember the password, or never chose one, ask for a link to choose a new one.',
      { button: 'Choose a new password', url: forgotUrl },
      'If it was not you, there is nothing to do: whoever it was has learnt nothing.',
    ]),
  /** To an address without an account, for which a link into one was asked. */
  'no-account': ({ registerUrl }: Texts<'registerUrl'>, company: Sender) =>
    personalMail({ company }, `There is no account with this address at ${company.brand}`, [
      `Somebody, and we hope it was you, asked for a link into an account at ${company.brand} with this address. There is none.`,
      'Perhaps you used another address with us: try that one. Or open an account with this one.',
      { button: 'Create an account', url: registerUrl },
      'If it was not you, somebody typed your address by mistake. There is nothing to do, and we keep nothing of it but this letter, for 30 days.',
    ]),
  /** With the link to choose a new password. It lives for an hour. */
  'reset-password': ({ resetUrl }: Texts<'resetUrl'>, company: Sender) =>
    personalMail({ company }, 'Choose a new password', [
      `Somebody, and we hope it was you, asked for a new password to your account at ${company.brand}. The link works for 60 minutes, and once.`,
      { button: 'Choose a new password', url: resetUrl },
      'If it was not you, there is nothing to do: without the link your password stays as it is. Please give the link to nobody, whoever asks for it.',
    ]),
  /** Tells somebody that their password was changed: it may not have been them. */
  'password-changed': ({ when, undoUrl }: Texts<'when' | 'undoUrl'>, company: Sender) =>
    personalMail({ company }, 'Your password has been changed', [
      `The password of your account at ${company.brand} was changed on ${when}, London time. Other browsers have been signed out.`,
      'If it was you, there is nothing to do.',
      `If it was not you, undo it now: that signs out every browser, and lets you choose a password that nobody else knows. The button works for 7 days. And tell us: write to ${company.email} or ring ${company.phone}.`,
      { button: 'It was not me', url: undoUrl },
    ]),
  /** Tells somebody that what they sign in by has changed; `what` says how. */
  'sign-in-changed': (
    { when, what, undoUrl }: Texts<'when' | 'what' | 'undoUrl'>,
    company: Sender,
  ) =>
    personalMail({ company }, 'How you sign in has changed', [
      `Your account at ${company.brand} was changed on ${when}, London time. ${what}`,
      'If it was you, there is nothing to do.',
      `If it was not you, undo it now: that signs out every browser, takes off what was added, and lets you choose another password. The button works for 7 days, and asks for a passkey or a code of before if you had one. And tell us: write to ${company.email} or ring ${company.phone}.`,
      { button: 'It was not me', url: undoUrl },
    ]),
  /** Tells somebody that the office takes their factors off, because they are said to be lost. */
  'factors-to-go': ({ due, undoUrl }: Texts<'due' | 'undoUrl'>, company: Sender) =>
    personalMail({ company }, 'Your passkeys and codes are to be taken off', [
      `Somebody, and we hope it was you, told our office that the passkeys, the app and the recovery codes of your account at ${company.brand} are lost. On ${due}, London time, we take them off; then your password alone lets you in, and you add new ones.`,
      'Until then nothing changes. If it was you, there is nothing to do but wait; should you find one of them, sign in by it, and nothing is taken off.',
      `If it was not you, stop it now: that keeps them, signs out every browser, and lets you choose another password. And tell us: write to ${company.email} or ring ${company.phone}.`,
      { button: 'Stop it', url: undoUrl },
    ]),
  /** Tells somebody that their account was signed in to by a browser that had not done so before. */
  'new-sign-in': ({ when, device, address, profileUrl, undoUrl }: NewSignIn, company: Sender) =>
    personalMail({ company }, 'A new sign-in to your account', [
      `Your account at ${company.brand} was signed in to by a browser that we have not seen you use before.`,
      `When: ${when}, London time\nWhat: ${device}\nFrom: the internet address ${address}`,
      'If it was you, there is nothing to do.',
      'If it was not you, somebody knows your password. Undo it now: that signs out every browser, and lets you choose a password that nobody else knows. The button works for 7 days.',
      { button: 'It was not me', url: undoUrl },
      'Your profile shows which browsers are signed in, and signs them out.',
      { button: 'See my profile', url: profileUrl },
    ]),
  /** To the new address of an account, which is not its address until the link is used. */
  'change-email': ({ verifyUrl }: Texts<'verifyUrl'>, company: Sender) =>
    personalMail({ company }, 'Please verify your new e-mail address', [
      `Somebody, and we hope it was you, asked to use this address for their account at ${company.brand}. The link works for 24 hours, and once; until then the old address holds.`,
      { button: 'Use this address', url: verifyUrl },
      'If it was not you, there is nothing to do. Somebody typed your address by mistake, and without this link and their password nothing happens.',
    ]),
  /** To the present address of an account, for which another one was asked. */
  'email-change-requested': ({ forgotUrl }: Texts<'forgotUrl'>, company: Sender) =>
    personalMail({ company }, 'Your account is to have another e-mail address', [
      `Somebody who is signed in to your account at ${company.brand}, and knows its password, asked to use another e-mail address for it. This address holds until the other one is verified.`,
      'If it was you, there is nothing to do here: look into the other mailbox.',
      `If it was not you, choose a new password now: that signs out every browser and stops the change. And tell us: write to ${company.email} or ring ${company.phone}.`,
      { button: 'Choose a new password', url: forgotUrl },
    ]),
  /** The last message to somebody whose account is gone. */
  'account-deleted': ({ when }: Texts<'when'>, company: Sender) =>
    mailLayout(company, 'Your account has been deleted', [
      'Hello,',
      `Your account at ${company.brand} was deleted on ${when}, London time, and with it what else we kept under this address: the newsletter, places on waiting lists, your basket and enquiries.`,
      'Orders stay, because tax law wants them for six years after the tax year; they belong to no account any more, and what you booked or bought is still yours. We keep this letter for 30 days, and backups are overwritten within 30 days. Nothing else is left to do.',
      `If it was not you, somebody knew your password. Write to ${company.email} or ring ${company.phone} at once.`,
      `Fair winds, and thank you for sailing with ${company.brand}`,
    ]),
}
