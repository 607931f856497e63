import type { BrokenContent } from './broken-content.ts'
import { broken, edit } from './broken.ts'

/** Words for the search that lead nowhere, say a thing twice, or say nothing. */
export const brokenSearch: readonly BrokenContent[] = [
  broken(
    'groups of words without another word, and lists without any',
    [
      edit('search.json', '"knot, bowline"', '"knot"'),
      edit('search.json', '"of": "Cherbourg"', '"of": ","'),
    ],
    'search.json:2:12 same[0]: “knot” stands alone in its group; add a word, or remove the entry',
    'search.json:3:40 wider[0].of: holds no word; add a word, or remove the entry',
  ),
  broken(
    'words with two meanings',
    [
      edit('search.json', '"seasick, sea sick"', '"seasick, Greece"'),
      edit('search.json', '"knot, bowline"', '"knot, bowline", "Knot, hitch"'),
    ],
    'search.json:2:29 same[1]: “Knot” stands in same[0] already; remove one of the two',
    'search.json:13:17 elsewhere[0].places: “Greece” stands in topics[0].words already; remove one of the two',
  ),
  broken(
    'topics that lead to nothing, and to no question',
    [
      edit('search.json', '"web.events.all"', '"competent-crow", "web.event.all", "login"'),
      edit('search.json', '"question": "seasick"', '"question": "seasik"'),
    ],
    'search.json:8:19 topics[0].question: there is no question "seasik"; did you mean "seasick"?',
    'search.json:9:17 topics[0].first[0]: there is no course, trip, thing, voucher or page "competent-crow"; did you mean "competent-crew"?',
    'search.json:9:35 topics[0].first[1]: there is no course, trip, thing, voucher or page "web.event.all"; did you mean "web.events.all"?',
  ),
  broken(
    'an answer without its page',
    [edit('search.json', '"question": "seasick"', '"text": "Perhaps."')],
    'search.json:5:5 topics[0]: an object does not fit; it needs a text and a link, or neither',
  ),
]
