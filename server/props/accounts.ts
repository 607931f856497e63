import type { Money } from './elements.ts'

/** Where a form is sent, and how. */
export interface FormAction {
  readonly url: string
  readonly method: 'post' | 'put' | 'delete'
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

export interface DashboardProps {
  /** The newest first. */
  readonly orders: readonly OrderInShort[]
  /** The next thing that a customer comes to; null: nothing is booked here that has not begun. */
  readonly nextTrip: {
    readonly name: string
    /** `Friday 5 March, 2027 to Sunday 7 March, 2027`. */
    readonly when: string
    readonly place: string
    /** The order that it was bought with. */
    readonly href: string
  } | null
  readonly name: string
  readonly email: string
  /** `waiting`: asked for, but the button of its message was not pressed yet. */
  readonly newsletter: 'subscribed' | 'waiting' | 'none'
  /** The page with the button that stops it; null while it does not come. */
  readonly stopNewsletterHref: string | null
}

/** A passkey, in the profile. */
export interface PasskeyProps {
  readonly id: string
  readonly name: string
  /** `Added on Friday 4 May, 2027`. */
  readonly added: string
  /** `Last used on Friday 4 May, 2027`, or that it was not. */
  readonly lastUsed: string
  /** Whether losing its device loses it, as a sentence. */
  readonly keeping: string
  /** It seems that there is a copy of it: it opens nothing. */
  readonly isBlocked: boolean
  /** Field `name`, and `form` as `passkey-` and the id. */
  readonly rename: FormAction
  readonly remove: FormAction
}

/** What the profile shows of the second step. */
export interface TwoStepsProps {
  /** `Owner`; null: they do not work here. */
  readonly role: string | null
  /** Work here and have none: nothing of staff's opens. */
  readonly mustAdd: boolean
  readonly passkeys: readonly PasskeyProps[]
  readonly newPasskeyHref: string
  /** Null: none is in use. */
  readonly app: { readonly since: string; readonly remove: FormAction } | null
  readonly appHref: string
  /** Null: nothing asks for a second step. */
  readonly recoveryCodes: { readonly left: number; readonly href: string } | null
}

/** A browser that is signed in. */
export interface SessionProps {
  readonly id: string
  /** `Chrome on Windows`. */
  readonly device: string
  /** The network address that it came from. */
  readonly address: string
  /** `Signed in on 4 May, 2027`. */
  readonly since: string
  /** `Last used 5 minutes ago`. */
  readonly lastUsed: string
  /** `By password and app`. */
  readonly by: string
  /** The one that this page is shown in. */
  readonly isThis: boolean
  /** Ends it; null for this one, which ends by signing out. */
  readonly end: FormAction | null
}

/** A browser that the account knows, and that is signed out. */
interface KnownBrowserProps extends Pick<SessionProps, 'id' | 'device'> {
  /** `Last signed in on 4 May, 2027`. */
  readonly lastSignIn: string
  /** `Not asked for a code until 4 May, 2027`; null: it is. */
  readonly trusted: string | null
  readonly forget: FormAction
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
  readonly twoSteps: TwoStepsProps
  /** This one first, then the one used last. */
  readonly sessions: readonly SessionProps[]
  /** The one used last first. */
  readonly known: readonly KnownBrowserProps[]
  /** Ends all sessions but this one. Field `password`. */
  readonly endOthers: FormAction
  /** A file of everything that is kept about this customer. */
  readonly downloadHref: string
  /** Field `password`. */
  readonly deletion: FormAction
}
