/**
 * The 16 bytes of a UUID.
 * @throws Error when the text is not a UUID, of any version, in lower case.
 */
export function uuidToBytes(uuid: string): Uint8Array {
  if (!uuidShape.test(uuid)) {
    throw new Error(`[signing] id '${uuid}' is not a UUID in lower case; give a row's id.`)
  }
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}

/** The UUID of 16 bytes, in lower case. */
export function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20)].join('-')
}

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
