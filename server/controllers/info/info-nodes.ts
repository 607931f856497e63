import type { PlainName } from '#routes/index.ts'
import type { Content } from '#server/content/content.ts'
import { companyNode } from '#server/head/structured-data/company.ts'
import type { StructuredNode } from '#server/props/structured-data.ts'

/** The pages that say who the company is, and how to reach it. */
const ofTheCompany: readonly PlainName[] = ['web.info.about', 'web.info.contact-us']

/** What an information page says to machines, besides the way down to it. */
export function infoNodes(
  name: PlainName,
  { company }: Pick<Content, 'company'>,
): StructuredNode[] {
  return ofTheCompany.includes(name) ? [companyNode(company)] : []
}
