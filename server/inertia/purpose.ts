import type { Request } from 'express'
import { headers } from './headers.ts'

/** Is the answer a part of some page, such as a picture? Then nobody reads it as a page. */
export function isForPart(request: Request): boolean {
  const destination = request.get(headers.destination)
  return destination !== undefined && !pageDestinations.has(destination)
}

/** Is the page fetched ahead, for a visitor who may never open it? */
export function isAhead(request: Request): boolean {
  const purposes = [request.get(headers.purpose), request.get(headers.browserPurpose)]
  return purposes.some((purpose) => purpose?.toLowerCase().includes('prefetch'))
}

const pageDestinations = new Set(['document', 'iframe', 'frame', 'empty'])
