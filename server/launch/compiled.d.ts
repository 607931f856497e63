/**
 * Runs a CommonJS module that is wrapped as Node would wrap it, from code that was compiled before where
 * this Node can use that.
 * @param cachePath where such code is kept
 */
export function runCompiled(
  filename: string,
  cachePath: string,
): {
  readonly exports: unknown
  readonly isFromCompileCache: boolean
  /** Writes all that has been compiled by now into the compile cache. */
  readonly writeCache: () => void
}

/**
 * What V8 made of a source, kept in a file of its own.
 * @returns undefined when there is none, or when it is damaged or of another source. V8 looks at the
 * length of the source alone, and does not survive code that was damaged.
 */
export function readCompileCache(path: string, source: Uint8Array): Buffer | undefined

/** Leaves code for the next start, whole or not at all. */
export function writeCompileCache(path: string, source: Uint8Array, code: Uint8Array): void
