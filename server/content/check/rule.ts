import type { Fault } from '../fault.ts'
import type { Documents } from '../load/documents.ts'

/** Something that must hold between files, or that a schema cannot say: the faults it finds. */
export type Rule = (documents: Documents) => Fault[]
