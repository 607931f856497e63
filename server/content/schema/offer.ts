import type { z } from 'zod'
import type { Course } from './course.ts'
import type { Holiday } from './holiday.ts'
import type { offerKind } from './pieces.ts'

export type Offer = Course | Holiday
export type OfferKind = z.infer<typeof offerKind>
