import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

const { MUTANTS_DRAWN: file = '', MUTANTS_SAMPLE: size = '', MUTANTS_SEED: seed = '' } = process.env

/** Draws as many mutants as are asked for: the same for the same seed and sources. */
class Draw {
  onMutationTestingPlanReady({ mutantPlans }) {
    const drawn = mutantPlans
      .filter(({ plan }) => plan === 'Run')
      .map(({ mutant }) => ({ id: mutant.id, rank: rankOf(mutant) }))
      .toSorted((one, other) => one.rank.localeCompare(other.rank))
      .slice(0, Number(size))
    writeFileSync(file, JSON.stringify(drawn.map(({ id }) => id)))
  }
}

function rankOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const path = relative('.', fileName).replaceAll('\\', '/')
  const place = [start.line, start.column, end.line, end.column]
  const key = [seed, path, ...place, mutatorName, replacement].join(' ')
  return createHash('sha256').update(key).digest('hex')
}

/** Has only these tried. A range in the tool's settings would bring all within. */
class OnlyDrawn {
  async init() {}

  async check(mutants) {
    this.drawn ??= new Set(JSON.parse(readFileSync(file, 'utf8')))
    const resultOf = ({ id }) =>
      this.drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]))
  }
}

export const strykerPlugins = [
  { kind: 'Reporter', name: 'draw', injectableClass: Draw },
  { kind: 'Checker', name: 'drawn', injectableClass: OnlyDrawn },
]
