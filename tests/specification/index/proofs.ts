import type { Proof } from '../../run/reports.ts'
import type { Sentence } from './sentences.ts'

/** The number of a sentence as it stands in a test's file. */
export interface Tag {
  readonly sentence: string
  readonly file: string
  readonly line: number
}

const tagPattern = /\b(?:spec|clar)-\d+\.\d+\b/g

/** Every number in a test's file that is one of its tags: those in a list or a text after `tag` or `tags`. */
export function tagsIn(file: string, text: string): readonly Tag[] {
  return [...text.matchAll(/\btags?: ?(?:\[[^\]]*\]|'[^']*')/g)].flatMap((found) => {
    const line = text.slice(0, found.index).split('\n').length
    const sentences = found[0].match(tagPattern) ?? []
    return sentences.map((sentence) => ({ sentence, file, line }))
  })
}

/** Each sentence on a line, and beneath it the tests that were seen to pass for it. */
export function proofLines(sentences: readonly Sentence[], proofs: readonly Proof[]): string[] {
  const passed = proofs.filter(({ outcome }) => outcome === 'passed')
  return sentences.flatMap(({ id, text }) => {
    const own = passed.filter(({ sentence }) => sentence === id)
    const lines = own.map(({ file, test }) => `    ${file} › ${test}`)
    return [`${id} ${text}`, ...new Set(lines)]
  })
}

/**
 * What keeps the index from being proved: a sentence without a test, a tag that names none, a test that
 * carries one and was skipped or failed, a tag that the last full report does not know as passed.
 */
export function proofFaults(
  sentences: readonly Sentence[],
  tags: readonly Tag[],
  proofs: readonly Proof[],
): string[] {
  const known = new Set(sentences.map(({ id }) => id))
  const passed = proofs.filter(({ outcome }) => outcome === 'passed')
  const isPassed = ({ sentence, file }: Tag) =>
    passed.some((proof) => proof.sentence === sentence && proof.file === file)
  return [
    ...sentences
      .filter(({ id }) => !tags.some(({ sentence }) => sentence === id))
      .map(({ id, text }) => `${id} has no test: ${text}`),
    ...tags
      .filter(({ sentence }) => !known.has(sentence))
      .map(
        ({ sentence, file, line }) => `${file}:${line} carries ${sentence}, which is no sentence`,
      ),
    ...proofs
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ sentence, file, test, outcome }) => `${sentence} ${outcome}: ${file} › ${test}`),
    ...tags
      .filter((tag) => known.has(tag.sentence) && !isPassed(tag))
      .map(
        ({ sentence, file, line }) =>
          `${file}:${line} carries ${sentence}, which the last full report does not know as passed`,
      ),
  ]
}
