import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { indexText, readSentences, sentencesOf } from '../../specification/index/sentences.ts'

const documents = ['website.md', 'clarifications.md']
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe('the index of the specification', { tags: ['clar-5.1'] }, () => {
  it('is what the documents say now', { tags: ['clar-0.1', 'clar-0.2'] }, () => {
    expect(readFileSync('docs/specification/index.md', 'utf8')).toBe(indexText(readSentences()))
  })

  it.each(documents)('leaves out no word of %s that is not in a heading', (document) => {
    const text = readFileSync(`docs/specification/${document}`, 'utf8')
      .replaceAll(/^#.*$/gm, '')
      .replaceAll(/^\| Call .*$/gm, '')
      .replaceAll(/^\d+\. (?=\p{L})/gmu, '')
    const prefix = document === 'website.md' ? 'spec' : 'clar'
    const indexed = readSentences().filter(({ id }) => id.startsWith(prefix))

    expect(indexed.flatMap((sentence) => wordsOf(sentence.text))).toEqual(wordsOf(text))
  })

  it(
    'takes sentences, items of lists and rows of tables apart, and numbers them by part',
    { tags: ['clar-0.3'] },
    () => {
      const document =
        '# Title\n\nOne. Two.\n\n## First\n\n- A 1. B\n  goes on.\n- C\n\n| a | b |\n|---|---|\n| c. D | e |\n'

      expect(sentencesOf('spec', document).map(({ id, text }) => `${id} ${text}`)).toEqual([
        'spec-0.1 One.',
        'spec-0.2 Two.',
        'spec-1.1 A 1.',
        'spec-1.2 B goes on.',
        'spec-1.3 C',
        'spec-1.4 | a | b |',
        'spec-1.5 | c. D | e |',
      ])
    },
  )
})
