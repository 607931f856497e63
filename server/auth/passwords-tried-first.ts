/** The passwords that are tried first everywhere, in lower case. Read once, when first asked for. */
export async function passwordsTriedFirst(): Promise<ReadonlySet<string>> {
  list ??= readList()
  return list
}

let list: Promise<ReadonlySet<string>> | undefined

// Half a megabyte that a site needs only when somebody chooses a password.
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}
