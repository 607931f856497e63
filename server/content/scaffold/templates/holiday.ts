import type { z } from 'zod'
import type { holiday } from '../../schema/holiday.ts'
import { draftStart } from './draft.ts'
import { offerWords } from './offer.ts'
import type { TemplateFacts } from './template.ts'

/** A weekend on the Solent, as a draft. */
export function newHoliday(facts: TemplateFacts): z.input<typeof holiday> {
  return {
    ...draftStart(facts),
    tags: [5],
    ability: 'beginner',
    days: 2,
    nights: 1,
    length: '2 days',
    price: 295,
    vat: 'standard',
    sale_unit: 'person',
    places: 6,
    ...offerWords('trip'),
    needs: 'Write what people should be able to do already',
    ports: ['Southampton', 'Cowes'],
    route: ['southampton', 'cowes', 'southampton'],
    miles: { min: 30, max: 50 },
    months: [4, 5, 6, 7, 8, 9],
    season: 'April to September',
    kit: ['residential', 'uk'],
    questions: [],
    dates: [{ starts: ['Sat'], at: '09:00', until: '17:00', every: 4 }],
  }
}
