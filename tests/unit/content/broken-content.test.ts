import { describe, expect, it } from 'vitest'
import { readContent } from '#server/content/read-content.ts'
import { formatViolation } from '#server/content/violation.ts'
import { contentFolder, faultLines } from '../../support/content-folder.ts'
import { brokenContent } from './corpus/broken-content.ts'

describe('content with a fault', () => {
  it.each(brokenContent.map((one) => [one.name, one] as const))(
    'is told about %s',
    async (_, { damage, faults }) => {
      const folder = contentFolder()
      damage(folder)

      const result = await readContent(folder.directory, { pictures: folder.pictures })

      const said = faultLines(result.violations, folder.directory).join('\n')
      expect(said.replaceAll(folder.pictures, '../pictures.json')).toBe(faults.join('\n'))
      expect(result.content).toBeNull()
    },
  )

  it('is told about a folder that is not there, once', async () => {
    const result = await readContent('nowhere/content')

    expect(result.violations.map(formatViolation)).toEqual([
      'nowhere/content:1:1 this folder is missing; put it back, or set CONTENT_DIR to it',
    ])
  })
})
