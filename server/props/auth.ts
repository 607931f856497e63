import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'

/** A form that somebody fills in on the way to another page. Links on its page carry `intended` too. */
export interface IntendedForm {
  /** Where the form posts to. */
  readonly action: string
  /** The page to go to in the end, a path of this site; the form carries it along. */
  readonly intended: string | null
}

/**
 * A form that a passkey fills in. Field `credential`: what the browser answers to the options, as JSON;
 * an error under that name is about the passkey.
 */
export interface PasskeyRequest {
  readonly action: string
  readonly options: PublicKeyCredentialRequestOptionsJSON
}

export interface LoginProps extends IntendedForm {
  /** What the address begins with: known to whoever comes from a message of ours, else empty. */
  readonly email: string
  readonly registerHref: string
  readonly forgotHref: string
  /** Signs in without a password, and without an address. Fields `credential`, `remember`, `intended`. */
  readonly passkey: PasskeyRequest
}

export interface RegisterProps extends IntendedForm {
  readonly loginHref: string
}

/** What comes after registering: a message is on its way. */
export interface NoticeProps extends IntendedForm {
  /** Whom the message went to; null for somebody who came here by the address alone. */
  readonly email: string | null
  readonly loginHref: string
  readonly registerHref: string
}

/** The page behind the link of a message, of which one click makes an address somebody's own. */
export type VerifyProps =
  | {
      readonly state: 'open'
      readonly purpose: 'verify-email' | 'change-email'
      readonly email: string
      /** Field `password`: that of the account. */
      readonly action: string
      /** For whoever does not know it: somebody else may have used their address. */
      readonly forgotHref: string
    }
  | {
      /** Used already, too old, or never one of ours: nobody is told which. */
      readonly state: 'expired'
      /** Where the form for a fresh message posts to (`verification.send`). */
      readonly action: string
      readonly loginHref: string
    }

/** Asking for a message that lets one choose a new password. */
export interface ForgotProps extends IntendedForm {
  /** What the address begins with. */
  readonly email: string
  /** Whom a message went to just now; null before anything was asked. */
  readonly sentTo: string | null
  readonly loginHref: string
}

/** The page behind the link of that message; expired as one to verify is. */
export type ResetProps =
  | { readonly state: 'open'; readonly token: string; readonly action: string }
  | { readonly state: 'expired'; readonly forgotHref: string }

/** The password once more, before something that matters; fields `password` and `code`, or `credential`. */
export interface ConfirmProps extends IntendedForm {
  /** The account's own, so that password managers know whose password it is. */
  readonly email: string
  /** A code of the app or for recovery too (field `code`): they have a second factor. */
  readonly asksCode: boolean
  /** In place of all that; null: they have no passkey. */
  readonly passkey: PasskeyRequest | null
}
