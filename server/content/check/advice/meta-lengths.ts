import type { Fault } from '../../fault.ts'
import type { ParsedText, Path } from '../../load/document.ts'
import { lengthAdvice } from '../../meta-lengths.ts'
import type { Rule } from '../rule.ts'
import { describedPages, present } from './described-pages.ts'
import { warningAtPath } from './warning.ts'

/** Titles and descriptions are as long as search results show them. */
export const metaFits: Rule = (documents) => [
  ...describedPages(documents).flatMap(({ document, title, description }) => [
    ...lengthFaults(document, 'title', title.path, title.text),
    ...lengthFaults(document, 'description', description.path, description.text),
  ]),
  ...[
    ...present(documents.courses),
    ...present(documents.holidays),
    ...present(documents.knots),
  ].flatMap((document) =>
    lengthFaults(document, 'description', ['meta_description'], document.value.meta_description),
  ),
  ...present(documents.products).flatMap((document) => {
    const { meta_description: own, intro_description: intro } = document.value
    const key = own === undefined ? 'intro_description' : 'meta_description'
    return lengthFaults(document, 'description', [key], own ?? intro)
  }),
]

function lengthFaults(
  source: ParsedText,
  what: 'title' | 'description',
  path: Path,
  text: string,
): Fault[] {
  const advice = lengthAdvice(what, text)
  return advice ? [warningAtPath(source, path, advice.message, advice.remedy)] : []
}
