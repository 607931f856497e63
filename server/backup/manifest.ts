import { z } from 'zod'

/** The name of the file, in a backup, that says what the others are. */
export const manifestFile = 'backup.json'

/** A backup's own description: with it, every byte of the backup can be checked. */
export const manifestSchema = z.strictObject({
  /** Of the archive's form. */
  format: z.literal(1),
  /** When it was made. */
  made: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Release of the server whose database it is, and of the program that wrote it; SQLite: of its engine. */
  versions: z.strictObject({ server: z.string(), writer: z.string() }),
  /** Names of the migrations that the database holds. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), digest: z.string() })),
  /** SHA-256 of each other file of the archive, in hex, by its path with slashes. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** What the engines are called. */
export const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** What an engine tells of the copy that it made: of one moment, all of it. */
export type CopiedDatabase = Pick<Manifest, 'engine' | 'versions' | 'migrations' | 'tables'>

/** The major release in words such as `15.18 (Debian 15.18-0+deb12u1)`. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}
