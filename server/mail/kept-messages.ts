import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder, privateModes } from '#server/files/private.ts'
import type { OutgoingMail } from './outbox.ts'

/**
 * Keeps a message as one JSON file, named after its id: the whole file or nothing. A message that
 * is kept again takes its own place. The directory is made when it is missing.
 * @throws Error when the id is not a UUID.
 */
export async function keepMessage(directory: string, mail: OutgoingMail): Promise<void> {
  if (!idShape.test(mail.id)) {
    throw new Error(`[mail] id '${mail.id}' cannot name a file; give the outbox row's id.`)
  }
  makePrivateFolder(directory)
  const path = pathOf(directory, mail.id)
  const options = { mode: privateModes.file, flush: true }
  await writeFile(`${path}.new`, `${JSON.stringify(mail, null, 2)}\n`, options)
  await rename(`${path}.new`, path)
}

/** The newest kept messages, so many at most, the newest first. */
export async function listKeptMessages(directory: string, most = 100): Promise<OutgoingMail[]> {
  const names = (await nullIfMissing(readdir(directory))) ?? []
  const ids = names.map((name) => name.replace(/\.json$/, '')).filter((id) => idShape.test(id))
  // Ids begin with the instant, so their order is the order in which messages were written.
  const newest = ids.toSorted().toReversed().slice(0, most)
  const messages = await Promise.all(newest.map((id) => readKeptMessage(directory, id)))
  return messages.filter((message) => message !== null)
}

/** One kept message; null for an id that is not kept here, or is no id at all. */
export async function readKeptMessage(directory: string, id: string): Promise<OutgoingMail | null> {
  if (!idShape.test(id)) return null
  const text = await nullIfMissing(readFile(pathOf(directory, id), 'utf8'))
  return text === null ? null : (JSON.parse(text) as OutgoingMail)
}

// Also what keeps an id from an address inside the directory.
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function pathOf(directory: string, id: string): string {
  return join(directory, `${id}.json`)
}

async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
