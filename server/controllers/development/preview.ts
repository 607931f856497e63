import { badRequest } from '#server/http/errors.ts'

/**
 * The address to look at: the home page's when none is named. Only addresses of this site begin with
 * one slash.
 * @throws HttpError 400 for any other.
 */
export function pathToPreview(asked: unknown): string {
  if (asked === undefined || asked === '') return '/'
  if (typeof asked === 'string' && /^\/(?![/\\])/.test(asked)) return asked
  throw badRequest('The path to preview must begin with one slash, such as ?path=/faq.')
}
