import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepMessage, listKeptMessages, readKeptMessage } from '#server/mail/kept-messages.ts'
import type { OutgoingMail } from '#server/mail/outbox.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { mail } from './outgoing-mail.ts'

let folder: string
let directory: string

beforeEach(() => {
  folder = temporaryFolder()
  directory = join(folder, 'data', 'mail')
})

/** The third message has the third id. */
function idOf(number: number): string {
  return `019aa5c2-7b00-7c3d-9e4f-${String(number).padStart(12, '0')}`
}

function mailOf(number: number, subject = `Message ${number}`): OutgoingMail {
  const id = idOf(number)
  return { ...mail, id, messageId: `<${id}@www.saltlark.example>`, subject }
}

describe('a kept message', () => {
  it('takes its own place when it is kept again', async () => {
    await keepMessage(directory, mailOf(1))
    await keepMessage(directory, mailOf(1, 'Second try'))

    expect(await listKeptMessages(directory)).toEqual([mailOf(1, 'Second try')])
  })

  it('leaves no half-written file beside it, and is for its owner only', async () => {
    await keepMessage(directory, mailOf(1))

    expect(readdirSync(directory)).toEqual([`${idOf(1)}.json`])
    expect(statSync(join(directory, `${idOf(1)}.json`)).mode & 0o777).toBe(0o600)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
  })

  it('is not written outside the directory', async () => {
    const escaping = { ...mailOf(1), id: '../../escaped' }

    await expect(keepMessage(directory, escaping)).rejects.toThrow(
      "[mail] id '../../escaped' cannot name a file; give the outbox row's id.",
    )
    expect(existsSync(join(folder, 'escaped.json'))).toBe(false)
  })
})

describe('reading a message', () => {
  it('finds it by its id, and nothing under one that is not kept', async () => {
    await keepMessage(directory, mailOf(1))

    expect(await readKeptMessage(directory, idOf(1))).toEqual(mailOf(1))
    expect(await readKeptMessage(directory, idOf(2))).toBeNull()
  })

  it.each([
    '../secret',
    '..%2fsecret',
    '/etc/passwd',
    '',
    '.',
    'a'.repeat(36),
    `${idOf(1)}/../../secret`,
    `${idOf(1)}\u0000`,
  ])('finds nothing under %j, which is no id', async (id) => {
    await keepMessage(directory, mailOf(1))
    writeFileSync(join(directory, '..', 'secret.json'), '{}')

    expect(await readKeptMessage(directory, id)).toBeNull()
  })
})

describe('the list of kept messages', () => {
  it('is empty before the first one, and begins with the newest', async () => {
    expect(await listKeptMessages(directory)).toEqual([])
    for (const number of [2, 3, 1]) await keepMessage(directory, mailOf(number))

    const subjects = (await listKeptMessages(directory)).map((mail) => mail.subject)

    expect(subjects).toEqual(['Message 3', 'Message 2', 'Message 1'])
  })

  it('passes over files that are not messages', async () => {
    await keepMessage(directory, mailOf(1))
    writeFileSync(join(directory, 'notes.json'), 'Buy rope')
    writeFileSync(join(directory, `${idOf(2)}.json.new`), '{"half')

    expect(await listKeptMessages(directory)).toEqual([mailOf(1)])
  })

  it('has a hundred messages at most', async () => {
    for (let number = 1; number <= 101; number += 1) await keepMessage(directory, mailOf(number))

    const list = await listKeptMessages(directory)

    expect(list).toHaveLength(100)
    expect(list.at(-1)?.id).toBe(idOf(2))
  })
})
