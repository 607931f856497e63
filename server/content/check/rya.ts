import { violationAt } from '../load/document.ts'
import { goodIn } from './check.ts'
import type { Check } from './check.ts'
import { stringsIn } from './strings.ts'

const denial =
  /\b(?:not|no|never) (?:an? |the )?RYA (?:course|certificate|weekend|scheme)|\bnot (?:run )?by the RYA\b/i

/** The RYA's name stands on its own courses, and on no others. */
export const ryaCoursesAreTheirs: Check = function* ({ courses }) {
  for (const course of goodIn(courses)) {
    const { is_rya: isTheirs, name, certificate } = course.value
    if (isTheirs) {
      const [said] = stringsIn(course, (text) => denial.test(text))
      const [words = ''] = denial.exec(said?.text ?? '') ?? []
      if (!said) continue
      const message = `says “${words}”, and is_rya is true`
      yield violationAt(course, said.path, message, 'change one of the two')
    } else {
      const key = /\bRYA\b/.test(name) ? 'name' : 'certificate'
      if (!/^RYA\b/.test(course.value[key]) && !/\bRYA\b/.test(name)) continue
      const message = `says “${key === 'name' ? name : certificate}”, and is_rya is false`
      yield violationAt(course, [key], message, 'change one of the two')
    }
  }
}
