import type { Money } from './elements.ts'

/** Where a form is sent, and how. */
export interface FormAction {
  readonly url: string
  readonly method: 'post' | 'put' | 'delete'
}

/** What the forms on the way in have in common. */
interface WayIn {
  /** Where the form posts to. */
  readonly action: string
  /** The page to go to in the end, a path of this site; the form carries it along. */
  readonly intended: string | null
}

/** Signing in. */
export interface LoginProps extends WayIn {
  /** What the address begins with: known to whoever comes from a letter of ours, else empty. */
  readonly email: string
  /** Both carry `intended` in their query. */
  readonly registerHref: string
  readonly forgotHref: string
}

/** Opening an account. */
export interface RegisterProps extends WayIn {
  /** Carries `intended` in its query. */
  readonly loginHref: string
}

/** What comes after registering: a letter is on its way. */
export interface NoticeProps extends WayIn {
  /** Whom the letter went to; null for somebody who came here by the address alone. */
  readonly email: string | null
  readonly loginHref: string
  readonly registerHref: string
}

/** The page behind the link of a letter, of which one click makes an address somebody's own. */
export type VerifyProps =
  | {
      readonly state: 'open'
      readonly purpose: 'verify-email' | 'change-email'
      readonly email: string
      /** Where the button posts to. */
      readonly action: string
    }
  | {
      /** Used already, too old, or never one of ours: nobody is told which. */
      readonly state: 'expired'
      /** Where the form for a fresh letter posts to (`verification.send`). */
      readonly action: string
      readonly loginHref: string
    }

/** Asking for a letter that lets one choose a new password. */
export interface ForgotProps extends WayIn {
  /** What the address begins with. */
  readonly email: string
  /** Whom a letter went to just now; null before anything was asked. */
  readonly sentTo: string | null
  readonly loginHref: string
}

/** The page behind the link of that letter. */
export type ResetProps =
  | {
      readonly state: 'open'
      readonly token: string
      /** Where the form posts to. */
      readonly action: string
    }
  | {
      /** Used already, too old, or never one of ours: nobody is told which. */
      readonly state: 'expired'
      readonly forgotHref: string
    }

/** The password once more, before something that matters. */
export interface ConfirmProps extends WayIn {
  /** The account's own, so that password managers know whose password it is. */
  readonly email: string
}

/** An order as `Your Account` lists it. */
export interface OrderInShort {
  readonly number: string
  /** `Friday 5 March, 2027`. */
  readonly ordered: string
  /** `Awaiting payment`. */
  readonly statusLabel: string
  readonly total: Money
  readonly href: string
}

/** The next thing that a customer comes to. */
interface NextTrip {
  readonly name: string
  /** `Friday 5 March, 2027 to Sunday 7 March, 2027`. */
  readonly when: string
  readonly place: string
  /** The order that it was bought with. */
  readonly href: string
}

/** `Your Account`. */
export interface DashboardProps {
  /** The newest first. */
  readonly orders: readonly OrderInShort[]
  /** null: nothing is booked here that has not begun. */
  readonly nextTrip: NextTrip | null
  readonly name: string
  readonly email: string
  /** `waiting`: asked for, but the letter's button was not pressed yet. */
  readonly newsletter: 'subscribed' | 'waiting' | 'none'
  /** The page with the button that stops it; null while it does not come. */
  readonly stopNewsletterHref: string | null
}

/** A browser that is signed in. */
export interface SessionShown {
  readonly id: string
  /** `Chrome on Windows`. */
  readonly device: string
  /** The network address that it came from. */
  readonly address: string
  /** `Signed in on 4 May, 2027`. */
  readonly since: string
  /** `Last used 5 minutes ago`. */
  readonly lastUsed: string
  /** The one that this page is shown in. */
  readonly isThis: boolean
  /** Ends it; null for this one, which ends by signing out. */
  readonly end: FormAction | null
}

/**
 * `profile.show`. Every form on it sends its own name as `form`, so that a refused one is told from
 * the others, whose fields have the same names: `information`, `password`, `sessions`, `deletion`.
 */
export interface ProfileProps {
  readonly name: string
  readonly email: string
  /** Fields `name`, `email`, and `current_password` for a change of address. */
  readonly information: FormAction
  /** Fields `current_password`, `password`, `password_confirmation`. */
  readonly password: FormAction
  /** This one first, then the one used last. */
  readonly sessions: readonly SessionShown[]
  /** Ends all sessions but this one. Field `password`. */
  readonly endOthers: FormAction
  /** A file of everything that is kept about this customer. */
  readonly downloadHref: string
  /** Field `password`. */
  readonly deletion: FormAction
}
