import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '#js/ssr.tsx'
import { startSite } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ render: renderPage })
})
afterAll(() => site.stop())

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'

// `h:mm A` holds no day; the other six as patterns.
const inOneOfTheFormats = new RegExp(
  [
    String.raw`\d\d/\d\d/\d{4}(?: \d\d:\d\d)?`,
    String.raw`\d{4}-\d\d-\d\d`,
    String.raw`${weekday} \d{1,2} ${month}, \d{4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th) ${month}(?! \d{4})`,
    String.raw`(?<!\d |\d(?:st|nd|rd|th) )${month} \d{4}`,
  ].join('|'),
  'g',
)
const aDate = new RegExp(
  String.raw`\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d|\d/\d\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d`,
)

async function textAt(path: string) {
  const { body } = new JSDOM(await (await site.visitor().get(path)).text()).window.document
  for (const unseen of body.querySelectorAll('script, style')) unseen.remove()
  const texts = body.ownerDocument.createTreeWalker(body, 4)
  const lines: string[] = []
  while (texts.nextNode()) lines.push(texts.currentNode.textContent ?? '')
  return lines.join('\n')
}

describe('9. Clarification: the seven date formats are used wherever a date is shown', () => {
  it.each([
    ['the list of dates', '/events'],
    ['a month of dates', '/events?view=month'],
    ['a date', '/events/CR-CC-261129'],
    ['a course', '/rya-courses/rya-competent-crew'],
    ['a trip', '/sailing-holidays/hebrides-sailing-week'],
    ['a list of offers', '/sailing-weekends'],
  ])('%s', async (_, path) => {
    const text = await textAt(path)

    expect(text).toMatch(inOneOfTheFormats)
    const others = text.replaceAll(inOneOfTheFormats, '').split('\n')
    expect(others.filter((line) => aDate.test(line))).toEqual([])
  })
})
