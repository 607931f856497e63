import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLinkChecker } from '#server/app/link-checker.ts'
import { runNewCommand } from '#server/console/content-new.ts'
import type { Content } from '#server/content/content.ts'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { frozenContent } from '../../support/frozen-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const links = createLinkChecker()

/** The shipped content in a folder of its own. */
function shippedFolder(): string {
  const directory = temporaryFolder()
  cpSync(frozenContent, directory, { recursive: true })
  return directory
}

const made = [
  ['course', 'night-pilotage', 'courses', (content: Content) => content.courses],
  ['holiday', 'foggy-weekend', 'holidays', (content: Content) => content.holidays],
  ['product', 'brass-bell', 'products', (content: Content) => content.products],
  ['page', 'tides', 'pages', (content: Content) => content.pages],
  ['letter', '2026-12-11', 'letters', (content: Content) => content.letters],
] as const

describe('npm run content:new', () => {
  it('makes drafts that pass the check, and are not published before what it wrote has been replaced', async () => {
    const directory = shippedFolder()
    for (const [kind, name, folder] of made) {
      const { exitCode, printed } = await make([kind, name], directory)
      expect(exitCode).toBe(0)
      expect(printed).toContain(`${folder}/${name}.json. It is a draft: nobody sees it yet.\n`)
    }
    const drafted = await readContent(directory, { links })
    for (const [, name, folder] of made) publish(join(directory, folder, `${name}.json`))
    const published = await readContent(directory, { links })

    expect(drafted.violations.map(formatViolation)).toEqual([])
    for (const [, name, , of] of made) {
      const keys = drafted.content ? [...of(drafted.content).keys()] : [name]
      expect(keys.some((key) => key.endsWith(name))).toBe(false)
    }
    const found = published.violations.map(formatViolation)
    const unfinished = found.filter((one) => one.includes(': this is what content:new wrote; '))
    for (const [, name] of made) {
      expect(unfinished.some((one) => one.includes(`/${name}.json:`))).toBe(true)
    }
    expect(found.filter((one) => !unfinished.includes(one))).toEqual([
      expect.stringContaining('/tides.json:3:16 routeName: there is no route "web.info.tides"; '),
    ])
  })

  it('gives a number and a code that nothing else has, again and again', async () => {
    const directory = shippedFolder()
    // Faults that were there before are in nobody's way.
    writeFileSync(join(directory, 'ratings.json'), '{')
    await make(['course', 'night-pilotage'], directory)
    await make(['course', 'new-pontoon'], directory)

    const [one, other] = ['night-pilotage', 'new-pontoon'].map((name) => {
      const text = readFileSync(join(directory, 'courses', `${name}.json`), 'utf8')
      return JSON.parse(text) as Record<string, unknown>
    })
    expect(Number(other?.['id'])).toBe(Number(one?.['id']) + 1)
    expect([one?.['code'], other?.['code']]).toEqual(['OT-NP', 'OT-NP2'])
  })

  it('begins a letter with dates of the weeks after its day, the first of each offer', async () => {
    const directory = shippedFolder()

    await make(['letter', '2026-12-11'], directory)

    const { content } = await readContent(directory, { links })
    const blocks = content?.drafts.letters.get('2026-12-11')?.blocks ?? []
    const chosen = blocks.flatMap((one) => (one.type === 'dates' ? one.references : []))
    expect(chosen).toHaveLength(4)
    for (const reference of chosen)
      expect(reference).toMatch(/-(?:2612(?:1[89]|2\d|3[01])|270101)$/)
  })

  it('begins the letter of the next Friday that has none yet, when it is not told the day', async () => {
    const directory = shippedFolder()

    const days = [await make(['letter'], directory), await make(['letter'], directory)]

    expect(days.map(({ printed }) => /letters\/(.+)\.json/.exec(printed)?.[1])).toEqual([
      '2026-12-11',
      '2026-12-18',
    ])
  })

  it('refuses a letter whose name is no day', async () => {
    const { exitCode, printedFaults } = await make(['letter', 'christmas'], shippedFolder())

    expect(printedFaults).toContain('must be a day such as 2026-12-04')
    expect(exitCode).toBe(1)
  })

  it('tells what to write where, in the order of the file, with its limits', async () => {
    const { printed } = await make(['page', 'tides'], shippedFolder())

    expect(printed).toContain(
      '   5. banner.title: The heading of the page (text on one line, at most 90 characters)\n' +
        '   6. banner.description: text on one line, at most 300 characters\n',
    )
    expect(printed).toContain('\nYou may add\n\n      intro_description: text, at most 300')
    expect(printed).toContain('Give it an address: a developer adds its routeName')
    expect(printed).toContain('Remove the line "draft": true.\n')
  })

  it.each([
    [
      ['course', 'Night Pilotage'],
      '“Night Pilotage” cannot be the end of an address; did you mean night-pilotage?',
    ],
    [
      ['course', 'Café', 'à', 'bord'],
      '“Café à bord” cannot be the end of an address; did you mean cafe-a-bord?',
    ],
    [['page', 'tides.json'], '“tides.json” cannot be the end of an address; did you mean tides?'],
    [['page', '???'], '“???” has no letter that an address can have.'],
    [['page', 'a'.repeat(81)], 'The name has 81 letters; an address ends with 80 at most.'],
    [['corse', 'x'], '“corse” is nothing that this makes; did you mean course?'],
    [
      ['yacht', 'x'],
      '“yacht” is nothing that this makes; use one of: course, holiday, product, page, letter.',
    ],
    [['course'], 'Say what the new course is called, such as my-new-course.'],
    [[], 'Say what to make, and its name.'],
  ])('refuses %j with the cure and what may be written', async (typed, words) => {
    const { exitCode, printedFaults } = await make(typed)

    expect(printedFaults).toContain(`${words}\n`)
    expect(printedFaults).toContain('npm run content:new course|holiday|product|page|letter NAME')
    expect(exitCode).toBe(2)
  })

  it('refuses a name that another file has', async () => {
    const { exitCode, printedFaults } = await make(['page', 'faq'])

    expect(printedFaults).toBe(
      'resources/content/pages/faq.json is there already. Choose another name, or write in that file.\n',
    )
    expect(exitCode).toBe(1)
  })

  it('refuses a name that does not work as an address, and leaves nothing behind', async () => {
    const directory = shippedFolder()
    const { exitCode, printedFaults } = await make(['course', 'online'], directory)

    expect(printedFaults).toContain(
      'courses/online.json cannot be made:\n  "online" is the address of web.courses.online, which stands before it; ',
    )
    expect(exitCode).toBe(1)
    expect(existsSync(join(directory, 'courses/online.json'))).toBe(false)
  })
})

function publish(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace('  "draft": true,\n', ''))
}

async function make(typed: readonly string[], directory = 'resources/content') {
  let printed = ''
  let printedFaults = ''
  const exitCode = await runNewCommand(typed, {
    directory,
    // A Friday, and the next one has a letter.
    today: '2026-11-27',
    errors: async () => (await readContent(directory, { links })).violations,
    print: (text) => (printed += `${text}\n`),
    printError: (text) => (printedFaults += `${text}\n`),
    paint: (_, text) => text,
  })
  return { exitCode, printed, printedFaults }
}
