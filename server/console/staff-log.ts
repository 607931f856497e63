import { appendFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/app/config.ts'
import { createLog } from '#server/app/log.ts'
import { makePrivateFile } from '#server/files/private.ts'
import type { SecurityEvent, SecurityEvents } from '#server/log/events.ts'
import { createSecurityLog } from '#server/log/security-log.ts'
import { createSigner } from '#server/signing/signer.ts'

/** What commands need to tell the security log what staff did by them. */
interface StaffConsole {
  readonly config: Pick<Config, 'appKeys' | 'dataDirectory'>
}

/** The name of the file, in DATA_DIR. */
const staffLog = 'staff.log'

/**
 * Tells what staff did by a command, about which account or order. What a command prints is for a
 * person's terminal, so the line is appended to a file of its own, in the form of the site's log.
 */
export async function tellStaffAct<Event extends SecurityEvent>(
  { config: { appKeys, dataDirectory } }: StaffConsole,
  event: Event,
  outcome: SecurityEvents[Event],
  about: { readonly email?: string; readonly order?: string; readonly date?: string } = {},
): Promise<void> {
  const path = join(dataDirectory, staffLog)
  makePrivateFile(path)
  const write = (line: string) => appendFileSync(path, line)
  const log = await createLog('info', 'production', { write })
  const signer = createSigner(appKeys)
  const tell = createSecurityLog({ log, signer, namesAddresses: false })
  tell(event, outcome, { ...about, operator: operator() })
}

/** Who runs the command, by their account on this machine. */
export function operator(): string {
  return userInfo().username
}
