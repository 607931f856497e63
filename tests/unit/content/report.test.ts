import { describe, expect, it } from 'vitest'
import { ContentFaults } from '#server/content/fault.ts'
import type { Fault } from '#server/content/fault.ts'
import { annotations, faultReport, jsonReport } from '#server/content/report.ts'

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

describe('the report for machines', () => {
  it('holds the count of files and every fault with its parts', () => {
    const [one] = [fault('a.json', 1)]

    expect(JSON.parse(jsonReport({ files: 61, faults: [one] }))).toEqual({
      files: 61,
      faults: [one],
    })
  })
})

describe('the lines that GitHub shows beside a file', () => {
  it('name the place and say what to do', () => {
    expect(annotations({ files: 61, faults: [fault('a.json', 7)] })).toEqual([
      '::error file=a.json,line=7,col=5::hero.title: is empty; write something',
    ])
  })

  it('stay one line each, whatever a file is called and a fault says', () => {
    const odd = { ...fault('a,b:c.json', 1), message: '50% of it\nis empty' }

    expect(annotations({ files: 1, faults: [odd] })).toEqual([
      '::error file=a%2Cb%3Ac.json,line=1,col=5::hero.title: 50%25 of it%0Ais empty; write something',
    ])
  })

  it('are none without a fault', () => {
    expect(annotations({ files: 61, faults: [] })).toEqual([])
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
