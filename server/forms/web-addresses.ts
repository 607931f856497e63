import type { ZodType } from 'zod'

/**
 * The first word of a text that a mail program could make a link of: one with `://` or `www.` in it, or
 * like a domain, also with the full stops of other scripts, which browsers read as one. null: none.
 */
export function webAddressIn(text: string): string | null {
  const words = text.normalize('NFKC').split(/\s+/)
  return words.find((word) => webAddress.test(word)) ?? null
}

const webAddress = /:\/\/|www[.。]|[\p{L}\p{N}-][.。]\p{L}[\p{L}\p{N}-]/iu

/** A text that is sent on by e-mail, maybe to a stranger: links are refused in it. */
export function withoutLinks<Field extends ZodType<string>>(field: Field) {
  return field.superRefine((text, context) => {
    const found = webAddressIn(text)
    if (found === null) return
    context.addIssue({
      code: 'custom',
      message: `“${found}” looks like a web address, and those cannot be sent on by e-mail. Please take it out; if it is none, put a space after its full stop.`,
    })
  })
}
