import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { runBreakCommand } from '#server/console/content-break.ts'
import { readContent } from '#server/content/read-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const directory = 'resources/content'
const links = createLinkChecker()

describe('npm run break', () => {
  it('breaks a copy, shows the message, explains it and mends the copy', async () => {
    const { exitCode, printed, copy } = await run(['typo'])

    const place = /home\.json:(\d+):\d+ page_data\.hero\.tilte: unknown key; did you mean "title"\?/
    expect(printed).toMatch(/ {2}before {2}"title": .+\n {2}now {5}"tilte": /)
    expect(printed).toMatch(place)
    expect(printed).toContain(`home.json is the file, ${place.exec(printed)?.[1]} the line`)
    expect(printed).toMatch(/\n>? *\d+ \|.*"tilte"/)
    expect(printed).toContain('\nMended; npm run content:check finds 0 faults.\n')
    expect(exitCode).toBe(0)
    expect(existsSync(copy)).toBe(false)
  })

  it('waits at a terminal until the person has mended the file, and tells what is left', async () => {
    const asked: string[] = []
    const { printed } = await run(['typo'], (question, copy) => {
      asked.push(question)
      const file = join(copy, 'home.json')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('"tilte"', asked.length === 1 ? '"titel"' : '"title"'))
      if (asked.length === 2) writeFileSync(file, text.replace('"titel"', '"title"'))
    })

    expect(asked).toHaveLength(2)
    expect(asked[0]).toContain('home.json, mend it, save it, and press Enter here.')
    expect(printed).toContain('Not yet:\n')
    expect(printed).toContain('page_data.hero.titel: unknown key; did you mean "title"?')
    expect(printed).toContain('\nMended; npm run content:check finds 0 faults.\n')
  })

  it('removes the copy when the person ends the lesson', async () => {
    const copy = join(temporaryFolder(), 'copy')

    await expect(
      run(['typo'], () => Promise.reject(new Error('The lesson ends here.')), copy),
    ).rejects.toThrow('The lesson ends here.')
    expect(existsSync(copy)).toBe(false)
  })

  it.each([
    [['tpyo'], 'There is no lesson “tpyo”; did you mean typo?'],
    [['typo', 'link'], 'There is no lesson “typo link”'],
    [['--lesson'], 'There is no option --lesson; '],
  ])('refuses %j with the cure and what may be written', async (typed, words) => {
    const { exitCode, printedFaults } = await run(typed)

    expect(printedFaults).toContain(words)
    expect(printedFaults).toContain('npm run break -- [LESSON]')
    expect(exitCode).toBe(2)
  })
})

type Hand = (question: string, copy: string) => void | Promise<void>

async function run(typed: readonly string[], hand?: Hand, copy = join(temporaryFolder(), 'copy')) {
  let printed = ''
  let printedFaults = ''
  const exitCode = await runBreakCommand(typed, {
    directory,
    copy,
    check: (folder) => readContent(folder, { links }),
    pause: hand ? async (question) => hand(question, copy) : null,
    print: (text) => (printed += `${text}\n`),
    printError: (text) => (printedFaults += `${text}\n`),
    paint: (_, text) => text,
  })
  return { exitCode, printed, printedFaults, copy }
}
