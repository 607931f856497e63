/** The path of an address: what stands before its query and fragment. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
