import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sourcesOf } from '../../house/sources.ts'
import { readReport } from '../../run/reports.ts'
import { stages } from '../../run/stages.ts'
import { proofFaults, proofLines, tagsIn } from './proofs.ts'
import { indexText, readSentences } from './sentences.ts'

const { values } = parseArgs({
  options: { 'write-index': { type: 'boolean' }, quiet: { type: 'boolean' } },
})

/**
 * `npm run spec`: every sentence of the specification with the tests that proved it in the last whole
 * `npm test`. Exit code 1 when one has none, and for whatever else {@link proofFaults} finds. With
 * `--quiet` only the faults; with `--write-index` the numbers are written beside the documents.
 */
function main(): void {
  const sentences = readSentences()
  if (values['write-index']) {
    writeFileSync('docs/specification/index.md', indexText(sentences))
    return
  }
  const proofs = stages.flatMap(({ report }) => {
    const text = report && existsSync(report.path) ? readFileSync(report.path, 'utf8') : null
    return (report && readReport(report.kind, text)?.proofs) ?? []
  })
  const tags = sourcesOf('.')
    .filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) => tagsIn(path, text))
  const faults = proofFaults(sentences, tags, proofs)

  if (!values.quiet) print(proofLines(sentences, proofs).join('\n'))
  for (const fault of faults) print(fault)
  const proved = new Set(proofs.map(({ sentence }) => sentence)).size
  print(`\n${proved} of ${sentences.length} sentences are proved; ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

main()
