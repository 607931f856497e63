import { print } from './report.ts'

/** What a drill runs on, one after the other. */
export type Engine = 'SQLite' | 'PostgreSQL'

/** What a drill found, as lines to print, and whether that is good. */
export interface Found {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/**
 * Drills one engine after the other, and prints what is found on each when it is.
 * @param only the beginning of an engine's name in small letters; undefined: both.
 * @throws Error when no engine is called so.
 */
export async function onEngines(
  only: string | undefined,
  drill: (engine: Engine) => Promise<Found>,
): Promise<Found> {
  const lines: string[] = []
  let isGood = true
  for (const engine of enginesOf(only)) {
    const found = await drill(engine)
    for (const line of found.lines) print(line)
    lines.push(...found.lines)
    isGood &&= found.isGood
  }
  return { lines, isGood }
}

function enginesOf(only: string | undefined): readonly Engine[] {
  const engines = ['SQLite', 'PostgreSQL'] as const
  const wanted = engines.filter((engine) => engine.toLowerCase().startsWith(only ?? ''))
  if (wanted.length > 0) return wanted
  throw new Error(`--only is '${only}'; it must be sqlite or postgres.`)
}
