/** A fault in the adapter's sources that breaks one rule of CONFORMANCE.md. */
export interface Breakage {
  /** The rule's number, such as `1.4`. */
  readonly rule: string
  /** The file under `src/`. */
  readonly file: string
  /** Text that stands in the file once. */
  readonly from: string
  readonly to: string
}

export function breakage(rule: string, file: string, from: string, to: string): Breakage {
  return { rule, file, from, to }
}
