import { violationAt, violationInText } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import type { Check, Violations } from './check.ts'
import { visibleTexts } from './visible-texts.ts'

type Company = NonNullable<Documents['company']>

const inward = String.raw`\d[ABD-HJLNP-UW-Z]{2}`
const postcode = new RegExp(String.raw`(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?) ?(${inward})\.?$`, 'i')
const letterO = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?O[ABD-HJLNP-UW-Z]{2}`
const figureTooMany = String.raw`[A-Z]{1,2}\d{3,} ?${inward}`
const wrongPostcode = new RegExp(String.raw`(?<![\w-])(?:${letterO}|${figureTooMany})(?![\w-])`)
const asItIsWritten = 'write it as in SO99 0ZZ: the second half is a figure and two letters'

/** What the post and the registers know the company by has the shape that theirs has. */
export const registeredNumbersFit: Check = function* (documents) {
  const { company } = documents
  if (!company) return
  yield* numbersFit(company)
  const { address } = company.value
  const found = address.map((line) => postcode.exec(line.trim())).find((one) => one !== null)
  if (!found) {
    const at = address.findLastIndex((line) => /\d/.test(line) || /\b[A-Z]{2,}\d?\b/.test(line))
    const line = Math.max(at, 0)
    const message = `“${address[line] ?? ''}” ends in no postcode`
    yield violationAt(company, ['address', line], message, asItIsWritten)
  }
  for (const { document, path, text } of visibleTexts(documents)) {
    const wrong = document === company ? null : wrongPostcode.exec(text)
    if (!wrong) continue
    const message = `“${wrong[0]}” is no postcode`
    yield violationInText(document, path, wrong.index, message, asItIsWritten)
  }
}

// What stands in brackets behind a number, as in `00000000 (sample)`, is a remark on it.
const remark = /\s*\([^)]*\)\s*$/

function* numbersFit(company: Company): Violations {
  const number = company.value.company_number.replace(remark, '').replaceAll(/\s/g, '')
  if (!/^(?:\d{8}|[A-NP-Z][A-Z]\d{6}|O[CE]\d{6}|R\d{7})$/i.test(number)) {
    const meant = /^\d{5,7}$/.test(number) ? `, as ${number.padStart(8, '0')}` : ''
    const message = `“${company.value.company_number}” is not the number of a company`
    const remedy = `write its eight figures${meant}`
    yield violationAt(company, ['company_number'], message, remedy)
  }
  const vat = company.value.vat_number.replace(remark, '').replaceAll(/[\s.-]/g, '')
  if (!/^(?:GB|XI)?(?:\d{9}|\d{12})$/i.test(vat)) {
    const message = `“${company.value.vat_number}” is not a number for VAT`
    yield violationAt(company, ['vat_number'], message, 'write GB and its nine figures')
  }
}
