import { judgeStructuredData } from '../../support/structured-data/faults.ts'
import type { PageFacts } from './page-report.ts'

/** Addresses that only machines read: no visitor would notice a dead one. */
export function namedInHead({ metas, canonicals, blocks }: PageFacts): string[] {
  const pictures = [...(metas['og:image'] ?? []), ...(metas['twitter:image'] ?? [])]
  return [...canonicals, ...pictures, ...judgeStructuredData(blocks).addresses]
}
