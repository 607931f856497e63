import { MarkedWords } from '#js/components/marked-words.tsx'
import { PagePart } from '#js/components/page-part.tsx'
import { SiteLink } from '#js/components/site-link.tsx'
import type { SearchGroup, SearchHit } from '#server/props/search-page.ts'

/** What was found of one kind, with the words that were looked for. */
export function ResultGroup({
  group: { kind, title, hits, all },
}: {
  readonly group: SearchGroup
}) {
  return (
    <div className="mt-10 max-w-4xl">
      <PagePart id={`found-${kind}`} title={title}>
        <ol className="divide-y divide-line border-y border-line">
          {hits.map((hit, place) => (
            <li key={place} className="py-4">
              <Hit hit={hit} />
            </li>
          ))}
        </ol>
        {all && (
          <SiteLink
            href={all.href}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-tide underline underline-offset-4"
          >
            {all.label}
          </SiteLink>
        )}
      </PagePart>
    </div>
  )
}

function Hit({ hit: { href, name, part, facts, passage } }: { readonly hit: SearchHit }) {
  return (
    <>
      <h3 className="font-sans text-lg font-semibold">
        <SiteLink
          href={href}
          className="inline-block py-1 text-tide underline-offset-4 hover:underline [&_mark]:text-inherit"
        >
          <MarkedWords text={name} />
          {part && `: ${part}`}
        </SiteLink>
      </h3>
      {facts.length > 0 && <p className="text-sm font-semibold text-ink">{facts.join(' · ')}</p>}
      <p className="mt-1 text-pretty">
        <MarkedWords text={passage} />
      </p>
    </>
  )
}
