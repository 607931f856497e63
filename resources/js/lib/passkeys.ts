import type { PasskeyRequest } from '#server/props/auth.ts'
import type { NewPasskeyProps } from '#server/props/factors.ts'

/** What came of it: the text of a form's field, or why there is none. */
export type PasskeyAnswer =
  | { readonly credential: string }
  /** For the visitor; null: it gave way to something else, and there is nothing to say. */
  | { readonly fault: string | null }

// Only pages that have to do with passkeys pay for it.
const load = () => import('@simplewebauthn/browser')

/** A browser shows one question about passkeys at a time: a later one ends those before. */
let latest = 0

/** Fetches what a press needs: some browsers forget the press while it is still on its way. */
export function preparePasskeys(): void {
  void load().catch(() => undefined)
}

/** Has the visitor choose a passkey that they have, and open it. */
export async function askForPasskey(options: PasskeyRequest['options']): Promise<PasskeyAnswer> {
  latest += 1
  try {
    const { startAuthentication } = await load()
    return { credential: JSON.stringify(await startAuthentication({ optionsJSON: options })) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** Has the visitor's device make a passkey. */
export async function makePasskey(options: NewPasskeyProps['options']): Promise<PasskeyAnswer> {
  latest += 1
  try {
    const { startRegistration } = await load()
    return { credential: JSON.stringify(await startRegistration({ optionsJSON: options })) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/**
 * Offers the visitor's passkeys among what the browser fills in, where it can. Nobody has asked for it,
 * so nobody is told when nothing comes of it.
 * @returns ends the offer.
 */
export function offerPasskeys(
  options: PasskeyRequest['options'],
  onChoice: (credential: string) => void,
): () => void {
  latest += 1
  const own = latest
  const isOver = () => own !== latest

  async function offer() {
    if (!(await canOffer()) || isOver()) return
    const { startAuthentication } = await load()
    if (isOver()) return
    const answer = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true })
    if (!isOver()) onChoice(JSON.stringify(answer))
  }

  offer().catch(() => undefined)
  return () => {
    if (!isOver()) endPasskeys()
  }
}

/** Ends whatever question about passkeys is still open. */
export function endPasskeys(): void {
  latest += 1
  const own = latest

  async function end() {
    const { WebAuthnAbortService } = await load()
    if (own === latest) WebAuthnAbortService.cancelCeremony()
  }

  end().catch(() => undefined)
}

// Older browsers that know passkeys lack it, whatever the types say.
async function canOffer(): Promise<boolean> {
  const { PublicKeyCredential: known } = window as {
    readonly PublicKeyCredential?: Partial<typeof PublicKeyCredential>
  }
  return (await known?.isConditionalMediationAvailable?.()) ?? false
}

const faults: Readonly<Record<string, string | null>> = {
  AbortError: null,
  NotAllowedError: 'No passkey was chosen, or it took too long. Please try once more.',
  InvalidStateError: 'This device has a passkey for your account already. Nothing was added.',
  NotSupportedError: 'This device cannot make a passkey that we can use. Try another device.',
  ConstraintError:
    'This device cannot check that it is you: set up a screen lock on it first, or use another one.',
}

const otherFault =
  'Your browser could not use a passkey just now. Please try once more, or use another browser.'

/** By the names that WebAuthn gives (level 3, 5.1.3 and 5.1.4); the library keeps them. */
function faultOf(error: unknown): string | null {
  const fault = error instanceof Error ? faults[error.name] : undefined
  return fault === undefined ? otherFault : fault
}
