import { readFileSync } from 'node:fs'

/** A sentence of the specification or of its clarifications, and the tag of the tests that prove it. */
export interface Sentence {
  /** `spec-2.37` or `clar-1.4`: the document, the number of its part, and the sentence's own in it. */
  readonly id: string
  readonly part: string
  readonly text: string
}

const folder = 'docs/specification'

/** Every sentence of both documents, in their order. Parts are their second-level headings. */
export function readSentences(): readonly Sentence[] {
  return [
    ...sentencesOf('spec', readFileSync(`${folder}/website.md`, 'utf8')),
    ...sentencesOf('clar', readFileSync(`${folder}/clarifications.md`, 'utf8')),
  ]
}

/** The sentences of a document. An item of a list, a row of a table and a paragraph are read apart. */
export function sentencesOf(prefix: string, document: string): readonly Sentence[] {
  const [preface = '', ...parts] = document.split(/^## /m)
  const named = parts.map((part) => /^([^\n]*)\n(.*)$/s.exec(part)?.slice(1) ?? [part, ''])
  return [['Preface', preface.replace(/^# .*\n/, '')], ...named].flatMap(
    ([part = '', text = ''], at) =>
      piecesOf(text)
        .flatMap(splitSentences)
        .map((sentence, index) => ({ id: `${prefix}-${at}.${index + 1}`, part, text: sentence })),
  )
}

/** Paragraphs, list items and table rows, each on one line; headings and rulers say nothing. */
function piecesOf(text: string): string[] {
  return text
    .replaceAll(/\n(?=[^\s\-|#\d])/g, '\n\n')
    .split(/\n(?=\s*(?:- |\d+\. |\||#|\n))/)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '' && !/^(?:#|\|[\s|:-]+\|$|\| Call \|)/.test(piece))
    .map((piece) => piece.replace(/^(?:- |\d+\. )/, ''))
}

function splitSentences(piece: string): string[] {
  return piece.startsWith('|') ? [piece] : piece.split(/(?<=[.!?]['’)]*) (?=[A-Z'`])/)
}

/** The index beside the documents: each sentence under its number, for readers. */
export function indexText(sentences: readonly Sentence[]): string {
  const documents = { spec: 'website.md', clar: 'clarifications.md' }
  const lines = sentences.flatMap(({ id, part, text }, at) => {
    const before = sentences[at - 1]
    const isNew = before?.part !== part || before.id.slice(0, 4) !== id.slice(0, 4)
    const document = documents[id.startsWith('spec') ? 'spec' : 'clar']
    return [...(isNew ? ['', `## ${document}: ${part}`, ''] : []), `- \`${id}\` ${text}`]
  })
  return `${heading}\n${lines.join('\n')}\n`
}

const heading = `# Every sentence by its number

The tests that prove a sentence carry its number as a tag; \`npm run spec\` lists both. Made from
\`website.md\` and \`clarifications.md\` by \`npm run spec -- --write-index\`.`
