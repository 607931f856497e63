/**
 * Refuses what a mail program could read as more than one plain address: a line break in it would
 * start a header, a comma or semicolon a second recipient.
 * @throws Error that quotes the address.
 */
export function assertOneAddress(address: string): void {
  if (oneAddress.test(address)) return
  throw new Error(
    `[mail] recipient ${JSON.stringify(address)} is not one plain e-mail address; give something like you@example.com.`,
  )
}

// Printable ASCII without spaces and without the characters that structure an address header.
const oneAddress = /^[!#-'*+\-./0-9=?A-Z^-~]{1,64}@[A-Za-z0-9.-]{1,253}$/
