import { describe, expect, it } from 'vitest'
import { proofFaults, proofLines, tagsIn } from '../../specification/index/proofs.ts'

const sentences = [
  { id: 'spec-1.1', part: 'One', text: 'It sails.' },
  { id: 'spec-1.2', part: 'One', text: 'It floats.' },
]
const file = 'tests/feature/boat.test.ts'
const tag = { sentence: 'spec-1.1', file, line: 3 }
const proof = { sentence: 'spec-1.1', file, test: 'a boat > sails', outcome: 'passed' } as const
const other = { ...tag, sentence: 'spec-1.2' }
const whole = {
  tags: [tag, other],
  proofs: [proof, { ...proof, sentence: 'spec-1.2' }],
}

describe('the tags in a file of tests', () => {
  it('are the numbers in tag and tags, each with its line, and no others', () => {
    // Put together here, or the index would take them for tags of this file.
    const option = 'tag'
    const text = [
      `it('sails', { ${option}s: ['spec-1.1', 'clar-2.10'] }, () => {})`,
      `test('floats', { ${option}: '@spec-1.2' }, () => {})`,
      "it('speaks of spec-1.3', () => {})",
    ].join('\n')

    expect(tagsIn(file, text)).toEqual([
      { sentence: 'spec-1.1', file, line: 1 },
      { sentence: 'clar-2.10', file, line: 1 },
      { sentence: 'spec-1.2', file, line: 2 },
    ])
  })
})

describe('the proofs of the specification', () => {
  it('are whole when each sentence has a test that carries it and passed', () => {
    expect(proofFaults(sentences, whole.tags, whole.proofs)).toEqual([])
  })

  it.each([
    ['a sentence without a test', [tag], [proof], 'spec-1.2 has no test: It floats.'],
    [
      'a tag that is no sentence',
      [...whole.tags, { ...tag, sentence: 'spec-9.9' }],
      whole.proofs,
      `${file}:3 carries spec-9.9, which is no sentence`,
    ],
    [
      'a tag on a skipped test',
      whole.tags,
      [...whole.proofs, { ...proof, outcome: 'skipped' as const }],
      `spec-1.1 skipped: ${file} › a boat > sails`,
    ],
    [
      'a tag that the last report does not know as passed',
      [...whole.tags, { ...tag, file: 'tests/new.test.ts', line: 8 }],
      whole.proofs,
      'tests/new.test.ts:8 carries spec-1.1, which the last full report does not know as passed',
    ],
  ])('lack something with %s', (_, tags, proofs, fault) => {
    expect(proofFaults(sentences, tags, proofs)).toEqual([fault])
  })

  it('are listed beneath their sentence, those that passed', () => {
    expect(proofLines(sentences, [proof, { ...proof, test: 'sinks', outcome: 'failed' }])).toEqual([
      'spec-1.1 It sails.',
      `    ${file} › a boat > sails`,
      'spec-1.2 It floats.',
    ])
  })
})
