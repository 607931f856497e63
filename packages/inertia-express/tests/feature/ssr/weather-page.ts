/** A page component that is written for browsers alone, as a test of server rendering needs one. */
export function weatherPage(): string {
  const width = window.innerWidth
  return `<p>${width}</p>`
}
