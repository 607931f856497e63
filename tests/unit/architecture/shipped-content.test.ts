import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** The tests that read what staff write, and why they may; every other reads the frozen catalogue. */
const readers: Readonly<Record<string, string>> = {
  'tests/feature/content/content-commands.test.ts': 'content:break shows its slip on a copy of it',
  'tests/feature/content/edits/content-copy.ts': 'ordinary edits are made in a copy of it',
  'tests/feature/content/one-more-course.test.ts': 'a course that the frozen catalogue lacks',
  'tests/feature/development/edits.test.ts':
    'a development server, which has a copy of the project',
  'tests/unit/app/settings/settings.test.ts': 'the name of the folder, as a setting',
  'tests/unit/config/config.test.ts': 'the name of the folder, as a setting',
  'tests/unit/console/content-break.test.ts': 'content:break shows its slip on a copy of it',
  'tests/unit/console/content-new.test.ts': 'content:new writes where staff write',
  'tests/unit/content/editor-schemas.test.ts': 'the schemas that editors read lie in it',
  'tests/unit/content/guide/content-guide.test.ts': 'the guide for staff lies in it',
  'tests/unit/content/shipped-content.test.ts':
    'miles, VAT and pictures side by side, which the check does not know yet',
  'tests/unit/content/shipped-pictures.test.ts': 'the list of pictures lies beside it',
  'tests/unit/letters/letter-mail.test.ts': 'every letter that is shipped, as a message',
}

it('no test but those listed reads the content that is shipped', () => {
  const found = sourceFiles([
    'tests/unit',
    'tests/feature',
    'tests/components',
    'tests/specification',
  ])
    .filter(({ text }) => /['"`(/]resources\/content/.test(text))
    .map(({ path }) => path)
    .filter((path) => path !== 'tests/unit/architecture/shipped-content.test.ts')

  expect(found).toEqual(Object.keys(readers))
})
