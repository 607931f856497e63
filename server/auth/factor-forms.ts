import { z } from 'zod'
import type { Proof } from './factors/check-factor.ts'
import { intended, isOn } from './forms.ts'

const missingCode = 'Please type the six digits that your app shows.'

/** What a browser's passkey answers, as JSON in a text: checked as far as it is read. */
const passkeyAnswer = <Shape extends z.ZodType>(shape: Shape) =>
  z.string({ error: noAnswer }).transform((text, context) => {
    const read = shape.safeParse(parsed(text))
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: noAnswer })
    return z.NEVER
  })

const noAnswer = 'No passkey came along. Please use it once more.'

function parsed(text: string): unknown {
  try {
    return text.length > longestAnswer ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const longestAnswer = 20_000

const ofBrowser = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }

/** What signs in (WebAuthn level 3, 5.1.8.3, as JSON). */
const signedAnswer = passkeyAnswer(
  z.object({
    ...ofBrowser,
    clientExtensionResults: z.object({}).catch({}),
    response: z.object({
      clientDataJSON: z.string(),
      authenticatorData: z.string(),
      signature: z.string(),
      userHandle: z.string().optional(),
    }),
  }),
)

/** What makes a passkey. */
const madeAnswer = passkeyAnswer(
  z.object({
    ...ofBrowser,
    clientExtensionResults: z.object({}).catch({}),
    response: z.object({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .optional()
        .catch(undefined),
    }),
  }),
)

export const passkeySignInForm = z.object({ credential: signedAnswer, remember: isOn, intended })

const factor = {
  code: z
    .string()
    .optional()
    .transform((text) => text?.trim() ?? ''),
  credential: signedAnswer.optional(),
}

/** What either field of a form gives; null: neither was filled in. */
export function proofOf({
  code,
  credential,
}: Pick<z.infer<typeof factorForm>, keyof typeof factor>): Proof | null {
  if (credential) return { passkey: credential }
  return code === '' ? null : { code }
}

/** Asks for a code or a passkey: which, says the person's account. */
export const factorForm = z.object({ ...factor, trust: isOn })

/** The same after the password, which a passkey does not need. */
export const stepUpForm = z.object({ ...factor, password: z.string().optional() })

export const appForm = z.object({
  code: z.string({ error: missingCode }).trim().min(1, { error: missingCode }),
})

const passkeyName = z
  .string({ error: 'Please give the passkey a name.' })
  .trim()
  .min(1, { error: 'Please give the passkey a name, such as “My telephone”.' })
  .max(60, { error: 'A name has at most 60 characters.' })

export const passkeyForm = z.object({ name: passkeyName, credential: madeAnswer })

export const passkeyNameForm = z.object({ name: passkeyName })
