import type { Sources } from '../sources.ts'
import type { RouteFault } from './fault.ts'

/**
 * Every page that a handler names has its component.
 * @param sources the text of the handlers.
 * @param fileOf where the component of a page name is looked for.
 */
export function pagesExist(
  sources: Sources,
  fileOf: (component: string) => string,
  exists: (file: string) => boolean,
): RouteFault[] {
  return [...sources].flatMap(([file, text]) =>
    pagesIn(text)
      .filter(({ component }) => !exists(fileOf(component)))
      .map(({ component, line }) => ({
        file,
        line,
        subject: component,
        message: `there is no page component ${fileOf(component)}`,
        remedy: 'write it, or correct the name',
      })),
  )
}

/** The pages that a handler's text answers with, `page('offers/show', …)`, and their lines. */
export function pagesIn(text: string): { readonly component: string; readonly line: number }[] {
  return [...text.matchAll(/(?<![\w.])page\(\s*'([\w/-]+)'/g)].map(
    ({ 1: component = '', index }) => ({
      component,
      line: text.slice(0, index).split('\n').length,
    }),
  )
}
