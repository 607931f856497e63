/**
 * The part of Standard Schema, version 1, that this adapter uses: any library's schema that follows
 * it will do, such as one of zod 4, valibot or arktype.
 */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Validation<Output> | Promise<Validation<Output>>
  }
}

export type Validation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

export interface Issue {
  readonly message: string
  /** From the value down to what is wrong; none: the value as a whole is. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The keys on the way to what is wrong, as texts. */
export function pathOf({ path = [] }: Issue): string[] {
  return path.map((step) => String(typeof step === 'object' ? step.key : step))
}
