import { FactList } from '#js/components/fact-list.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import type { OfferPageProps } from '#server/props/offer-page.ts'

/** What it is like, and what there is to know before choosing it. */
export function Overview({
  overview,
  facts,
  notes,
}: Pick<OfferPageProps, 'overview' | 'facts' | 'notes'>) {
  return (
    <PagePart id="overview" title="What it is like">
      <RichText html={overview} className="max-w-copy" />
      {notes.map((note) => (
        <p key={note} className="mt-4 max-w-copy border-l-4 border-brass pl-4 text-ink">
          {note}
        </p>
      ))}
      <div className="mt-8">
        <FactList facts={facts} />
      </div>
    </PagePart>
  )
}
