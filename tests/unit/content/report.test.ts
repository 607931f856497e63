import { describe, expect, it } from 'vitest'
import { ContentFaults } from '#server/content/fault.ts'
import type { Fault } from '#server/content/fault.ts'
import { faultReport } from '#server/content/report.ts'

const fault = (file: string, line: number): Fault => ({
  ...{ file, line, column: 5, path: 'hero.title' },
  ...{ message: 'is empty', remedy: 'write something' },
})

describe('the report of the content check', () => {
  it('is one line when all is well', () => {
    expect(faultReport({ files: 61, faults: [] })).toBe('content: 61 files, 0 faults')
  })

  it('sets files apart and counts', () => {
    const faults = [fault('a.json', 1), fault('a.json', 2), fault('b.json', 3)]

    expect(faultReport({ files: 61, faults }).split('\n')).toEqual([
      'a.json:1:5 hero.title: is empty; write something',
      'a.json:2:5 hero.title: is empty; write something',
      '',
      'b.json:3:5 hero.title: is empty; write something',
      '',
      'content: 61 files, 3 faults',
    ])
  })
})

describe('what stops a site whose content has a fault', () => {
  it('says how many there are, each of them, and what to run', () => {
    expect(new ContentFaults([fault('a.json', 1)]).message.split('\n')).toEqual([
      'The content has 1 fault:',
      '  a.json:1:5 hero.title: is empty; write something',
      'Run npm run content:check.',
    ])
  })
})
