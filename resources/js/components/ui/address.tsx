/** An address in a sentence, however long it is. */
export function Address({ email }: { readonly email: string }) {
  return <strong className="font-semibold break-words text-ink">{email}</strong>
}
