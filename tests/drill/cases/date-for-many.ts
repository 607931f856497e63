import { cpSync } from 'node:fs'
import { frozenContent } from '../../support/frozen-content.ts'
import { textFiles } from '../../support/text-files.ts'
import { datesOnSale } from '../dates-on-sale.ts'

/** Copies the content, with a date of a class that has room for many, and says how it is cancelled. */
export function dateForMany(directory: string) {
  cpSync(frozenContent, directory, { recursive: true })
  const { read, write } = textFiles(directory)
  const date = datesOnSale().find(({ yacht, starts, kind }) => {
    return kind === 'course' && yacht === null && starts > inSomeWeeks
  })
  if (!date) throw new Error('No class is on sale.')
  const { reference } = date
  const writeOverride = (change: object) => {
    const { overrides } = JSON.parse(read('schedule/overrides.json')) as { overrides: object[] }
    write(
      'schedule/overrides.json',
      JSON.stringify({ overrides: [...overrides, { reference, ...change }] }),
    )
  }
  const before = read('schedule/overrides.json')
  writeOverride({ places: 60 })
  return {
    reference,
    cancel() {
      write('schedule/overrides.json', before)
      writeOverride({ places: 60, cancelled: true })
    },
  }
}

const inSomeWeeks = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
