import { beforeAll, describe, expect, it } from 'vitest'
import { courseObject } from '../support/course.ts'
import { documentOf } from '../support/home-document.ts'
import { linksOf, only, textsOf } from '../support/reading.ts'

const course = courseObject('rya-day-skipper-practical')
const advanced = courseObject('yachtmaster-coastal-prep-and-exam')

let page: Document
beforeAll(async () => {
  page = await documentOf(course)
})

describe('2. Other components: tabbed card section', () => {
  it('has a tab for each group of cards', () => {
    const section = only(page, 'section[aria-labelledby="related-heading"]')
    const titles = course.props.related.map(({ title }) => title)

    expect(textsOf(section, 'a[href^="#related-"]')).toEqual(titles)
    expect(textsOf(section, '[id^="related-"] > [role="group"] > div > h3')).toEqual(titles)
  })

  it('has the cards of each group', () => {
    course.props.related.forEach(({ courses }, index) => {
      const names = courses.map(({ name }) => name)

      expect(textsOf(only(page, `#related-${index + 1}`), 'article h3').toSorted()).toEqual(
        names.toSorted(),
      )
    })
  })
})

describe('2. Other components: multiple card', () => {
  it('clarification: is one card that lists several offers', async () => {
    const { courses } = advanced.props.beforeYouCome
    const card = only(await documentOf(advanced), '#before-you-come article')

    expect(courses.length).toBeGreaterThan(1)
    expect(linksOf(card)).toEqual(courses.map(({ name, href }) => [name, href]))
  })
})
