import { describe, expect, it } from 'vitest'
import { courseObject } from '../support/course.ts'

const { related } = courseObject('rya-day-skipper-practical').props

describe('3. Card: ids, title, courses (for tabs)', () => {
  it('a tab has a title', () => {
    expect(related.map(({ title }) => title)).toEqual([
      'What comes next',
      'Courses like this one',
      'Trips at this level',
    ])
  })

  it('clarification: ids and courses are what a tab holds', () => {
    for (const { ids, courses } of related) {
      expect(courses.length).toBeGreaterThan(0)
      expect(ids).toEqual(courses.map(({ id }) => id))
    }
  })
})
