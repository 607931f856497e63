import { relative, sep } from 'node:path'
import type { Fault } from '../fault.ts'
import { faultAtOffset } from './document.ts'

/** A fault of a file, or of a folder, as a whole. */
export function fileFault(path: string, message: string, remedy: string): Fault {
  return faultAtOffset({ file: shownPath(path), text: '' }, 0, message, remedy)
}

/** A path as people would type it: from where the process runs, if it is below. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}
