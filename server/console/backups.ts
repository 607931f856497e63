import { basename, dirname, join, resolve } from 'node:path'
import type { Config } from '#server/app/config.ts'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { makeBackup } from '#server/backup/backup.ts'
import type { BackedUpPlaces } from '#server/backup/backup.ts'
import { engineNames } from '#server/backup/manifest.ts'
import type { Manifest } from '#server/backup/manifest.ts'
import { rehearseRestore, restoreBackup } from '#server/backup/restore.ts'
import type { RestoredPart, RestoreOptions } from '#server/backup/restore.ts'
import { ownPictures } from '#server/content/load/read-files.ts'
import { readContent } from '#server/content/read-content.ts'
import { errorsOf } from '#server/content/violation.ts'
import { parseDatabaseUrl } from '#server/database/database-url.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { counted } from '#server/format/words.ts'
import type { Clock } from '#server/site/clock.ts'
import type { Speech } from './command.ts'
import { withDatabase } from './with-tables.ts'

/** What the commands on the database need. */
export interface DatabaseConsole extends Pick<Speech, 'print' | 'printError'> {
  readonly config: Pick<
    Config,
    'appKeys' | 'environment' | 'database' | 'content' | 'dataDirectory'
  >
  readonly clock: Clock
}

/** `npm run db -- backup [FILE]`. @throws when it cannot be made, with what to do. */
export async function backUpSite(
  file: string | undefined,
  console: DatabaseConsole,
): Promise<void> {
  const { config, clock, print } = console
  const target = resolve(file ?? defaultTarget(console))
  const { manifest, bytes } = await makeBackup(placesOf(config), target, clock.now())
  const megabytes = (bytes / 1_000_000).toFixed(1)
  print(`Backed up to ${target} (${megabytes} MB), and compared: it is whole. It holds`)
  for (const line of linesOf(manifest)) print(`  ${line}`)
}

/** `npm run db -- rehearse FILE`. @throws when the backup could not be restored, with why. */
export async function rehearse(file: string, console: DatabaseConsole): Promise<void> {
  const { config, clock, print } = console
  const began = clock.now()
  const scratch = `saltlark_rehearsal_${momentOf(began)}`
  const found = await rehearseRestore(
    resolve(file),
    config.database.url,
    { ...optionsOf(config), scratch },
    async ({ manifest, databaseUrl, content }) => ({
      manifest,
      applied: await withDatabase(databaseUrl, migrate),
      content: await readContent(content, {
        links: createLinkChecker(),
        pictures: join(dirname(content), 'picture-list', basename(ownPictures)),
      }),
    }),
  )
  const seconds = ((clock.now() - began) / 1000).toFixed(1)
  print(`${basename(file)} can be restored: it was, in ${seconds} s, and holds, row by row,`)
  for (const line of linesOf(found.manifest)) print(`  ${line}`)
  print(`Migrations that this code adds at its start: ${found.applied.join(', ') || 'none'}.`)
  const errors = errorsOf(found.content.violations).length
  print(
    errors === 0
      ? `Its content is good: ${found.content.files} files.`
      : `Its content has ${counted(errors, 'error')} by the rules of this code: npm run content:check shows them once it is restored, and the site keeps to the last good content until they are mended.`,
  )
}

/** `npm run db -- restore FILE`. @throws when it cannot be restored, with what to do. */
export async function restore(
  file: string,
  part: string,
  { config, clock, print }: DatabaseConsole,
): Promise<void> {
  const options = { ...optionsOf(config), aside: `before_${momentOf(clock.now())}` }
  const asked = { ...options, part: part as RestoredPart }
  const { manifest, kept } = await restoreBackup(resolve(file), placesOf(config), asked)
  print(`Restored ${part === 'all' ? 'everything' : `the ${part}`} of ${manifest.made}:`)
  const lines = linesOf(manifest)
  for (const line of part === 'all' ? lines : [lines[part === 'files' ? 1 : 0]]) print(`  ${line}`)
  if (kept.length > 0) print('What was there before is kept; remove it when it is not needed:')
  for (const one of kept) print(`  ${one}`)
}

function placesOf({ database, content }: DatabaseConsole['config']): BackedUpPlaces {
  const list = resolve(dirname(ownPictures))
  return {
    databaseUrl: database.url,
    folders: {
      content: { path: content.directory, keptIn: dirname(content.directory) },
      // Not beside them: what lies in public is everybody's.
      pictures: { path: resolve('public/images'), keptIn: dirname(list) },
      'picture-list': { path: list, keptIn: dirname(list) },
    },
  }
}

function optionsOf({ dataDirectory }: DatabaseConsole['config']): RestoreOptions {
  return { workFolder: dataDirectory, migrations: migrations.map(({ name }) => name) }
}

function linesOf({ engine, versions, tables, files }: Manifest): string[] {
  const full = Object.entries(tables).filter(([, { rows }]) => rows > 0)
  const held = full.map(([name, { rows }]) => `${name} ${rows}`).join(', ')
  const count = (folder: string) =>
    Object.keys(files).filter((path) => path.split('/')[0] === folder).length
  return [
    `the database, ${engineNames[engine]} ${versions.server}: ${held || 'no rows'}`,
    `${counted(count('content'), 'file')} of content, ${counted(count('pictures'), 'file')} of pictures`,
  ]
}

function defaultTarget({ config, clock }: DatabaseConsole): string {
  const address = parseDatabaseUrl(config.database.url)
  const folder = address.engine === 'sqlite' ? dirname(address.path) : config.dataDirectory
  return join(folder, 'backups', `saltlark-${momentOf(clock.now())}.tar.gz`)
}

/** Such as 20261124t083005z, which may be part of a name anywhere. */
function momentOf(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase() + 'z'
}
