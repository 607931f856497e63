import { describe, expect, it } from 'vitest'
import { selectStages } from '../../run/selection.ts'
import { stages } from '../../run/stages.ts'

describe('the stages that run', () => {
  it('are all of them, the browser after the build', () => {
    expect(names([]).join(' ')).toBe(
      'format lint types content tests postgres build browser budget journeys siege payments spec',
    )
  })

  it('are more at night', () => {
    const drills = [
      'last-places',
      'hoarders',
      'crash',
      'fuzz',
      'cases',
      'letter',
      'backup',
      'rolling-restart',
    ]
    expect(names([], true)).toEqual([
      ...names([]),
      'example',
      'package',
      'conformance',
      'breakages',
      'crawl',
      ...drills,
    ])
  })

  it('are those that need neither a browser nor a database server with --check', () => {
    const wanted = ['format', 'lint', 'types', 'content', 'tests']

    expect([names(['--check']), names(['--check'], true)]).toEqual([wanted, wanted])
  })

  it.each(['--only journey', '--only', 'journeys', '--fast'])(
    'are listed when %s cannot be read',
    (commandLine) => {
      expect(() => names(commandLine.split(' '))).toThrow(
        `Cannot read '${commandLine}'; it takes --check, or --only with one of: format, lint,`,
      )
    },
  )
})

function names(commandLine: readonly string[], isNight = false): string[] {
  return selectStages(stages, commandLine, isNight).map(({ name }) => name)
}
