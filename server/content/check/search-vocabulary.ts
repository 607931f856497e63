import { formatPath, violationAt } from '../load/document.ts'
import type { Document, Path } from '../load/document.ts'
import type { Documents } from '../load/documents.ts'
import { codePages } from '../schema/search.ts'
import type { SearchWords } from '../schema/search.ts'
import { goodIn } from './check.ts'
import type { Check, MaybeDraft, Violations } from './check.ts'
import { isNoDraft, nameIsKnown } from './known-names.ts'

/** What the search is told leads to something, says everything once, and has no empty group. */
export const searchWordsHold: Check = function* (documents) {
  const { search } = documents
  if (!search) return
  yield* groupsAreFull(search)
  yield* meaningsAreSingle(search)
  yield* leadsAreKnown(search, documents)
}

function* groupsAreFull(search: Document<SearchWords>): Violations {
  for (const [path, words] of listsOf(search.value)) {
    const least = path[0] === 'same' ? 2 : 1
    if (words.length >= least) continue
    const message = words.length === 0 ? 'holds no word' : `“${words[0]}” stands alone in its group`
    yield violationAt(search, path, message, 'add a word, or remove the entry')
  }
}

type List = readonly [Path, readonly string[]]

function listsOf({ same, wider, topics, elsewhere }: SearchWords): readonly List[] {
  return [
    ...same.map((words, place): List => [['same', place], words]),
    ...wider.flatMap(({ words, of }, place): List[] => [
      [['wider', place, 'words'], words],
      [['wider', place, 'of'], of],
    ]),
    ...topics.map(({ words }, place): List => [['topics', place, 'words'], words]),
    ...elsewhere.map(({ places }, place): List => [['elsewhere', place, 'places'], places]),
  ]
}

/** A phrase in two groups would make both mean the same, and one in two topics has two answers. */
function* meaningsAreSingle(search: Document<SearchWords>): Violations {
  const lists = listsOf(search.value)
  yield* phrasesDiffer(
    search,
    lists.filter(([path]) => path[0] === 'same'),
  )
  yield* phrasesDiffer(
    search,
    lists.filter(([path]) => path[0] === 'topics' || path[0] === 'elsewhere'),
  )
}

function* phrasesDiffer(search: Document<SearchWords>, lists: readonly List[]): Violations {
  const taken = new Map<string, Path>()
  for (const [path, words] of lists) {
    for (const word of words) {
      const key = word.toLowerCase()
      const other = taken.get(key)
      taken.set(key, other ?? path)
      if (!other) continue
      const message = `“${word}” stands in ${formatPath(other)} already`
      yield violationAt(search, path, message, 'remove one of the two')
    }
  }
}

function* leadsAreKnown(search: Document<SearchWords>, documents: Documents): Violations {
  const { courses, holidays, products, pages, faq, giftVouchers } = documents
  const folders: readonly ReadonlyMap<string, MaybeDraft>[] = [courses, holidays, products]
  const slugs = folders.flatMap((one) => [...one.keys()])
  const routes = goodIn(pages).map(({ value }) => value.routeName)
  const vouchers = (giftVouchers?.value.vouchers ?? []).map(({ code }) => code)
  const names = [...slugs, ...vouchers, ...routes, ...codePages]
  const known = {
    what: 'course, trip, thing, voucher or page',
    names,
    otherwise: 'name one that is there',
  }
  for (const list of ['topics', 'elsewhere'] as const) {
    for (const [place, { first }] of search.value[list].entries()) {
      for (const [at, name] of first.entries()) {
        const path = [list, place, 'first', at]
        yield* nameIsKnown(search, path, name, known)
        for (const folder of folders) yield* isNoDraft(search, path, folder.get(name))
      }
    }
  }
  const questions = {
    what: 'question',
    names: faq?.value.questions.map(({ id }) => id),
    otherwise: 'name one of faq.json',
  }
  for (const [place, { question }] of search.value.topics.entries()) {
    if (!question) continue
    yield* nameIsKnown(search, ['topics', place, 'question'], question, questions)
  }
}
