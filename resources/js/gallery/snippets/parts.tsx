import type { ReactNode } from 'react'
import type { SnippetsProps, TextLength } from '#server/props/pages.ts'
import { lengthVerdict } from './read-page.ts'
import type { PageSummary } from './read-page.ts'

/** A page as search engines list it, with what they say about its lengths. */
export function SearchResult({
  summary: { title, description, address },
  limits,
}: {
  readonly summary: PageSummary
  readonly limits: Pick<SnippetsProps, 'title' | 'description'>
}) {
  return (
    <Part title="In search results">
      <div className="snippets-card">
        <p>{address ?? 'Search engines are asked not to list this page.'}</p>
        <p className="snippets-title">{title}</p>
        <p>{description}</p>
      </div>
      <Length name="Title" text={title} limit={limits.title} />
      <Length name="Description" text={description} limit={limits.description} />
    </Part>
  )
}

function Length({
  name,
  text,
  limit,
}: {
  readonly name: string
  readonly text: string
  readonly limit: TextLength
}) {
  const verdict = lengthVerdict(text, limit)
  return (
    <Verdict isGood={verdict.isGood}>
      {name}: {verdict.text}.
    </Verdict>
  )
}

/** A page as messengers and social networks show a link to it. */
export function SocialCard({ card }: Pick<PageSummary, 'card'>) {
  return (
    <Part title="Where it is shared">
      <div className="snippets-card snippets-social">
        {card.image && <img src={pathOf(card.image)} alt={card.alt} />}
        <p>{card.siteName}</p>
        <p className="snippets-title">{card.title}</p>
        <p>{card.description}</p>
      </div>
      {!card.image && <Verdict>The card has no picture.</Verdict>}
    </Part>
  )
}

/** The headings, by which screen readers find their way through a page. */
export function Outline({ headings }: Pick<PageSummary, 'headings'>) {
  return (
    <Part title="Headings">
      {headings.length === 0 && <Verdict>The page has no heading.</Verdict>}
      <ol>
        {headings.map(({ level, text, fault }, index) => (
          <li key={index} data-level={level}>
            <code>h{level}</code> {text}
            {fault && <Verdict>This heading {fault}.</Verdict>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** What the pictures tell who cannot see them. */
export function Images({ images: { total, decorative, withoutAlt } }: Pick<PageSummary, 'images'>) {
  return (
    <Part title="Pictures">
      <p>
        {total} in all, {decorative} of them for the eye alone.
      </p>
      {withoutAlt.map((address, index) => (
        <Verdict key={index}>
          No alt text: <code>{address}</code>
        </Verdict>
      ))}
      {withoutAlt.length === 0 && <Verdict isGood>Each has an alt text.</Verdict>}
    </Part>
  )
}

function Verdict({
  isGood = false,
  children,
}: {
  readonly isGood?: boolean
  readonly children: ReactNode
}) {
  return (
    <p className={isGood ? undefined : 'snippets-fault'}>
      <b>{isGood ? 'Good:' : 'Look at this:'}</b> {children}
    </p>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-card">{title}</h2>
      {children}
    </section>
  )
}

// Addresses in the head are the public site's; the picture shown is this one's.
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '')
}
