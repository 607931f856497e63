import { nearest, suggestion } from '#server/format/nearest.ts'
import { figuresOf } from '../fill/figures.ts'
import type { Figure } from '../fill/figures.ts'
import { keyWithoutCopy, quotations } from '../fill/quotations.ts'
import { violationInText } from '../load/document.ts'
import type { Document, Finding } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { allDocuments, goodIn } from './check.ts'
import type { Check } from './check.ts'
import { writtenStringsIn } from './strings.ts'

/** What stands in braces is a figure of the terms, in one of the ways that copy may say it. */
export const quotationsAreKnown: Check = function* (documents) {
  const { terms, shipping } = documents
  if (!terms || !shipping) return
  const figures = figuresOf({ terms: terms.value, shipping: shipping.value })
  for (const document of allDocuments(documents)) {
    for (const { path, text } of writtenStringsIn(document, (one) => /[{}]/.test(one))) {
      if (path.includes(keyWithoutCopy)) continue
      for (const { index, 0: whole, 1: name = '', 2: way } of text.matchAll(quotations)) {
        const finding = misquoted(whole, figures, name, way)
        if (finding) yield violationInText(document, path, index, ...finding)
      }
      const rest = text.replaceAll(quotations, (whole) => ' '.repeat(whole.length))
      const at = rest.search(/[{}]/)
      if (at >= 0) yield violationInText(document, path, at, ...lonelyBrace(rest.charAt(at)))
    }
  }
}

function lonelyBrace(brace: string): Finding {
  const remedy = 'write both, as in {deposit_percent}, or neither'
  return [`“${brace}” stands without the other brace of a quotation`, remedy]
}

function misquoted(
  whole: string,
  figures: ReadonlyMap<string, Figure>,
  name: string,
  way: string | undefined,
): Finding | null {
  const figure = figures.get(name)
  if (!figure) {
    const names = [...figures.keys()]
    const meant = nearest(name.trim().replaceAll(/[\s-]+/g, '_'), names)
    const remedy = meant
      ? `did you mean "${meant}"?`
      : `write the words themselves, or quote one of: ${names.join(', ')}`
    return [`${whole} quotes the terms, which have no figure "${name}"`, remedy]
  }
  if (way === undefined || (way !== '' && Object.hasOwn(figure, way))) return null
  const ways = Object.keys(figure).filter((one) => one !== '')
  const otherwise = ways.length > 0 ? `use one of: ${ways.join(', ')}` : `write {${name}} alone`
  return [`${whole} quotes ${name} in a way that it has not`, suggestion(way, ways, otherwise)]
}

/**
 * Words that state a figure of the terms, by what stands around them. Only what can be nothing else is
 * among them: fourteen days are a right by law in one sentence and our promise in another.
 */
const statements: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\blose (\d+ per cent)/i, 'refund_1_percent'],
  [/\bdeposit\b[^.]*?(\d+ per cent)/i, 'deposit_percent'],
  [/(\d+ per cent)[^.]*?\b(?:deposit|when you book|of the price)\b/i, 'deposit_percent'],
  [/\b(?:balance|rest)\b[^.]*?(\w+ (?:weeks|days)) before/i, 'balance_days|weeks'],
  [/\bmove\b[^.]*?(\w+ (?:weeks|days)) before/i, 'free_move_days|weeks'],
  [/\bcancel\b[^.]*?(\w+ (?:weeks|days)) before/i, 'refund_1_days|weeks'],
  [/\b(?:due|expect)\b[^.]*? within (\w+ days)/i, 'payment_days|days'],
  [/\bcancel\w*\b[^.]*?\bon day (\d+)/i, 'lapse_days'],
  [/\b(?:under|until) (\d+)\b[^.]*?\bparent\b|\bparent\b[^.]*?\buntil (\d+)/i, 'unaccompanied_age'],
  [/\b(?:lasts|valid for) (\w+ (?:months|years))/i, 'voucher_months|months'],
]

/** Where the terms are told, in full and in short, their figures are quoted and not written once more. */
export const figuresAreQuoted: Check = function* (documents) {
  for (const document of tellingTerms(documents)) {
    for (const { path, text } of writtenStringsIn(document, (_, key) => key !== keyWithoutCopy)) {
      const unquoted = text.replaceAll(quotations, '{}')
      const told = new Set<string>()
      for (const [pattern, name] of statements) {
        const found = pattern.exec(unquoted)
        const stated = found?.[1] ?? found?.[2]
        if (stated === undefined || told.has(stated)) continue
        told.add(stated)
        const message = `“${stated}” is a figure of terms.json, and would be forgotten here`
        const at = text.indexOf(stated)
        yield violationInText(document, path, at, message, `quote it, as in {${name}}`)
      }
    }
  }
}

function tellingTerms({ terms, faq, pages }: Documents): Document<unknown>[] {
  const page = goodIn(pages).filter(({ value }) => value.routeName.startsWith('web.info.terms'))
  return [...page, ...[terms, faq].filter((document) => document !== null)]
}
