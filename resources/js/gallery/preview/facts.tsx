import type { ReactNode } from 'react'
import type { PreviewProps, TextLength } from '#server/props/pages.ts'
import { lengthVerdict } from './read-page.ts'
import type { PageFacts } from './read-page.ts'

/** A page as search engines list it, with what they say about its lengths. */
export function SearchResult({
  facts: { title, description, address },
  limits,
}: {
  readonly facts: PageFacts
  readonly limits: Pick<PreviewProps, 'title' | 'description'>
}) {
  return (
    <Part title="In search results">
      <div className="preview-card">
        <p>{address ?? 'Search engines are asked not to list this page.'}</p>
        <p className="preview-title">{title}</p>
        <p>{description}</p>
      </div>
      <Lengths name="Title" text={title} limit={limits.title} />
      <Lengths name="Description" text={description} limit={limits.description} />
    </Part>
  )
}

/** A page as messengers and social networks show a link to it. */
export function SocialCard({ card }: Pick<PageFacts, 'card'>) {
  return (
    <Part title="Where it is shared">
      <div className="preview-card preview-social">
        {card.image && <img src={pathOf(card.image)} alt={card.alt} />}
        <p>{card.siteName}</p>
        <p className="preview-title">{card.title}</p>
        <p>{card.description}</p>
      </div>
      {!card.image && <Verdict isGood={false}>The card has no picture.</Verdict>}
    </Part>
  )
}

/** The headings, by which screen readers find their way through a page. */
export function Outline({ headings }: Pick<PageFacts, 'headings'>) {
  return (
    <Part title="Headings">
      {headings.length === 0 && <Verdict isGood={false}>The page has no heading.</Verdict>}
      <ol>
        {headings.map(({ level, text, fault }, index) => (
          <li key={index} data-level={level}>
            <code>h{level}</code> {text}
            {fault && <Verdict isGood={false}>This heading {fault}.</Verdict>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** What the pictures tell who cannot see them. */
export function Images({ images: { total, decorative, withoutAlt } }: Pick<PageFacts, 'images'>) {
  return (
    <Part title="Pictures">
      <p>
        {total} in all, {decorative} of them for the eye alone.
      </p>
      {withoutAlt.map((address, index) => (
        <Verdict key={index} isGood={false}>
          No alt text: <code>{address}</code>
        </Verdict>
      ))}
      {withoutAlt.length === 0 && <Verdict isGood>Each has an alt text.</Verdict>}
    </Part>
  )
}

function Lengths(props: {
  readonly name: string
  readonly text: string
  readonly limit: TextLength
}) {
  const { isGood, words } = lengthVerdict(props.text, props.limit)
  return (
    <Verdict isGood={isGood}>
      {props.name}: {words}.
    </Verdict>
  )
}

function Verdict({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) {
  return (
    <p className={isGood ? 'preview-good' : 'preview-fault'}>
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
