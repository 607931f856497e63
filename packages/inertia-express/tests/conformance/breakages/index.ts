import { answerBreakages } from './answers.ts'
import type { Breakage } from './breakage.ts'
import { pageBreakages } from './pages.ts'

/** One rule of the protocol broken by each. */
export const breakages: readonly Breakage[] = [...answerBreakages, ...pageBreakages]
