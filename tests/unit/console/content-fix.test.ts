import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runFixCommand } from '#server/console/content-fix.ts'
import { readContent } from '#server/content/read-content.ts'
import { contentFolder } from '../../support/content-folder.ts'
import type { ContentFolder } from '../../support/content-folder.ts'

describe('npm run content:fix', () => {
  it('mends every file, tells what changed in each, and leaves the others untouched', async () => {
    const folder = brokenFolder()
    const good = folder.read('ratings.json')
    utimesSync(join(folder.directory, 'ratings.json'), 1, 1)

    const { exitCode, printed } = await fix(folder, [])

    expect(printed).toBe(
      [
        `${folder.directory}/home.json`,
        '  line 13: straight quotation marks round A yacht',
        '  line 3: without the comment “ask Priya”',
        '',
        `${folder.directory}/navigation.json`,
        `  ${linesOf(folder.read('navigation.json'))}: LF instead of CRLF at the end`,
        '',
        `${lineCount(folder.read('navigation.json')) + 2} changes in 2 files; the others are as they were.`,
        'npm run content:check finds no fault.',
        '',
      ].join('\n'),
    )
    expect(exitCode).toBe(0)
    const { violations } = await readContent(folder.directory, { pictures: folder.pictures })
    expect(violations).toEqual([])
    expect(folder.read('ratings.json')).toBe(good)
    expect(statSync(join(folder.directory, 'ratings.json')).mtimeMs).toBe(1000)
  })

  it('writes nothing with --dry-run, and ends with 1 when there is something to mend', async () => {
    const folder = brokenFolder()
    const before = folder.read('home.json')

    const { exitCode, printed } = await fix(folder, ['--dry-run'])

    expect(printed).toContain('line 3: without the comment “ask Priya”\n')
    expect(printed).toContain(' changes in 2 files to make; nothing is written yet.\n')
    expect(exitCode).toBe(1)
    expect(folder.read('home.json')).toBe(before)
    expect(await fix(contentFolder(), ['--dry-run'])).toMatchObject({ exitCode: 0 })
  })

  it('keeps to the files that are named, says what is left for a person, and leaves nothing beside', async () => {
    const folder = brokenFolder()
    folder.edit('home.json', '"title": "Learn', '"tilte": "Learn')
    const wild = folder.read('navigation.json')
    const names = readdirSync(folder.directory)

    await fix(folder, ['home.json'])

    expect(folder.read('home.json')).not.toContain('Priya')
    expect(folder.read('navigation.json')).toBe(wild)
    const { printed } = await fix(folder, [join(folder.directory, 'navigation.json')])
    expect(folder.read('navigation.json')).not.toContain('\r')
    expect(printed).toContain('finds 1 fault that only a person can mend.\n')
    expect(readdirSync(folder.directory)).toEqual(names)
  })

  it.each([
    [['hom.json'], 'There is no content file hom.json; did you mean home.json?'],
    [['tides'], 'There is no content file tides; name a file of '],
    [['--dryrun'], 'There is no option --dryrun; did you mean --dry-run?'],
  ])('refuses %j with the cure and what may be written', async (typed, words) => {
    const folder = contentFolder()

    const { exitCode, printedFaults } = await fix(folder, typed)

    expect(printedFaults).toContain(words)
    expect(printedFaults).toContain('npm run content:fix -- [--dry-run] [FILE …]')
    expect(exitCode).toBe(2)
  })
})

/** Two files with slips that a machine can mend. */
function brokenFolder(): ContentFolder {
  const folder = contentFolder()
  folder.edit('home.json', '"A yacht"', '“A yacht”')
  folder.edit('home.json', '  "metadata"', '  // ask Priya\n  "metadata"')
  folder.write('navigation.json', folder.read('navigation.json').replaceAll('\n', '\r\n'))
  return folder
}

async function fix({ directory, pictures }: ContentFolder, typed: readonly string[]) {
  let printed = ''
  let printedFaults = ''
  const exitCode = await runFixCommand(typed, {
    directory,
    countViolations: async () => (await readContent(directory, { pictures })).violations.length,
    print: (text) => (printed += `${text}\n`),
    printError: (text) => (printedFaults += `${text}\n`),
    paint: (_, text) => text,
  })
  return { exitCode, printed, printedFaults }
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}

function linesOf(text: string): string {
  return `lines 1 to ${lineCount(text)} (${lineCount(text)} of them)`
}
