import { MarkedWords } from '#js/components/marked-words.tsx'
import { SearchForm } from '#js/components/search-form.tsx'
import { SuggestionList } from '#js/components/search-suggestions.tsx'
import type { SearchFormProps, Suggestion } from '#server/props/search-page.ts'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

/** Also for the error page, which offers a search. */
export const sampleSearch: SearchFormProps = {
  action: '/search',
  suggestionsHref: '/search/suggestions',
  query: 'day skiper',
}

export const sampleSuggestions: readonly Suggestion[] = [
  {
    href: '/rya-courses/rya-day-skipper-practical',
    name: [
      { text: 'RYA ', isMatch: false },
      { text: 'Day Skipper', isMatch: true },
      { text: ' practical', isMatch: false },
    ],
    kind: 'Course',
  },
  {
    href: '/faq#skip-competent-crew',
    name: [{ text: `Can I skip it and go straight to ${longWord}?`, isMatch: false }],
    kind: 'Question',
  },
]

const list = { listId: 'sample-list', optionId: (option: number) => `sample-option-${option}` }

export const searchForm: Entry = {
  title: 'Search form',
  group: 'Components',
  shows: ['components/search-form.tsx'],
  states: [{ title: 'Filled', content: <SearchForm form={sampleSearch} /> }],
}

export const searchSuggestions: Entry = {
  title: 'Search suggestions',
  group: 'Components',
  shows: ['components/search-suggestions.tsx'],
  states: [
    {
      title: 'The second would be taken',
      content: (
        <div className="gallery-over max-w-copy">
          <SuggestionList {...list} query="day skip" suggestions={sampleSuggestions} active={1} />
        </div>
      ),
    },
  ],
}

export const markedWords: Entry = {
  title: 'Marked words',
  group: 'Components',
  shows: ['components/marked-words.tsx'],
  areSmall: true,
  states: [
    {
      title: 'Some',
      content: (
        <p>
          <MarkedWords text={sampleSuggestions[0]?.name ?? []} />
        </p>
      ),
    },
  ],
}
