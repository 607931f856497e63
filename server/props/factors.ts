import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import type { FormAction } from './accounts.ts'
import type { IntendedForm, PasskeyRequest } from './auth.ts'

/** `auth/second-step`, after the password. Fields `code`, `trust`; or `credential`, `trust`. */
export interface SecondStepProps extends IntendedForm {
  readonly email: string
  /** Does the person have an authenticator app? Recovery codes go into the same field all the same. */
  readonly hasApp: boolean
  /** Null: they have no passkey. It posts where the code does. */
  readonly passkey: PasskeyRequest | null
  /** May they be spared the code in this browser for 30 days (field `trust`)? */
  readonly mayTrust: boolean
  /** To begin again, as somebody else or with another password. */
  readonly loginHref: string
  /** For whoever has lost everything: how to reach the office. */
  readonly contactHref: string
}

/** `auth/undo`: behind the link of a message that told of a change. Fields `code` or `credential`. */
export type UndoProps =
  | {
      readonly state: 'open'
      readonly email: string
      /** What the message told of, as a sentence. */
      readonly what: string
      /** What a press of the button does. */
      readonly effects: readonly string[]
      readonly action: string
      /** What was there before and is asked for; null: nothing was. */
      readonly asks: { readonly hasApp: boolean; readonly passkey: PasskeyRequest | null } | null
      readonly contactHref: string
    }
  | { readonly state: 'expired'; readonly forgotHref: string }

/** `account/authenticator-app`: setting one up. Field `code`. */
export interface AuthenticatorAppProps {
  /** A drawing of 1 by 1, black on white, for the app to read: `d` of its path in units of `size`. */
  readonly qr: { readonly size: number; readonly path: string }
  /** For whoever types it, in groups of four. */
  readonly secret: string
  /** `otpauth://totp/…`: opens an app on the same device. */
  readonly uri: string
  readonly action: string
  readonly email: string
}

/** `account/recovery-codes`. */
export interface RecoveryCodesProps {
  /** Shown now and never again; null: those that were made earlier are not shown. */
  readonly codes: readonly string[] | null
  /** How many are left that were not used. */
  readonly left: number
  /** Makes new ones, after which the old ones are void. */
  readonly renew: FormAction
}

/** `account/new-passkey`. Fields `name` and `credential`, what the browser answers to the options. */
export interface NewPasskeyProps {
  readonly action: string
  readonly options: PublicKeyCredentialCreationOptionsJSON
  /** What it might be called, such as `Chrome on Windows`. */
  readonly name: string
  readonly email: string
}
