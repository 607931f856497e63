/** The tables of what people prove themselves by besides the password, and of who works here. */
export interface AccountTables {
  authenticator_apps: AuthenticatorAppRow
  recovery_codes: RecoveryCodeRow
  passkeys: PasskeyRow
  used_challenges: UsedChallengeRow
  undo_links: UndoLinkRow
  factor_removals: FactorRemovalRow
  staff_roles: StaffRoleRow
}

/** An app that shows a code every 30 seconds (TOTP, RFC 6238): one a person. */
interface AuthenticatorAppRow {
  user_id: string
  /** What the codes are made of, in base32, sealed with the site's key. */
  secret: string
  /** The newest step of 30 seconds whose code was taken: no code counts twice. */
  last_step: number
  created_at: number
  /** When its first code was typed in; until then nothing asks for it. */
  confirmed_at: number | null
}

/** A code for whoever has lost everything else; used once. */
interface RecoveryCodeRow {
  user_id: string
  /** sha-256, in hex, of the person and the code. */
  fingerprint: string
  created_at: number
}

/** A key pair of somebody's device or password manager (WebAuthn). */
export interface PasskeyRow {
  id: string
  user_id: string
  /** What its owner calls it. */
  name: string
  /** How the device names it, in base64url. */
  credential_id: string
  /** COSE, in base64url. */
  public_key: string
  /** How often the device says that it has signed; 0: it does not count. */
  counter: number
  /** How browsers reach it, such as `internal,hybrid`. */
  transports: string
  /** 1: its device keeps it elsewhere too, such as with a password manager. */
  is_backed_up: 0 | 1
  created_at: number
  used_at: number | null
  /** Since its count went back, as that of a copy does; it opens nothing. */
  blocked_at: number | null
}

/** The number of a challenge that a passkey has answered: it is answered once. */
interface UsedChallengeRow {
  id: string
  expires_at: number
}

/** A link by which somebody undoes what a message tells them of. */
export interface UndoLinkRow {
  /** sha-256 of the link's secret, in hex. */
  id: string
  user_id: string
  change: 'browser' | 'password' | 'app' | 'passkey' | 'factor-gone' | 'factor-removal'
  /** The passkey that was added. */
  passkey_id: string | null
  /** 1: there was another factor before, and the link asks for it. */
  needs_factor: 0 | 1
  created_at: number
  expires_at: number
}

/** Staff's promise that whoever has lost every factor gets in by the password alone. */
interface FactorRemovalRow {
  user_id: string
  asked_at: number
  due_at: number
}

/** What somebody who works here may do; `users.role` says that they do. */
export interface StaffRoleRow {
  user_id: string
  role: 'owner' | 'office' | 'editor' | 'crew'
  created_at: number
}
