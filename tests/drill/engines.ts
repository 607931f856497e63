/** What a drill runs on, one after the other. */
export type Engine = 'SQLite' | 'PostgreSQL'

/**
 * @param only the beginning of an engine's name in small letters; null: both.
 * @throws Error when no engine is called so.
 */
export function enginesOf(only: string | null): readonly Engine[] {
  const engines = ['SQLite', 'PostgreSQL'] as const
  const wanted = engines.filter((engine) => engine.toLowerCase().startsWith(only ?? ''))
  if (wanted.length > 0) return wanted
  throw new Error(`--only is '${only}'; it must be sqlite or postgres.`)
}
