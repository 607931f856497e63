import { RichText } from '#js/components/rich-text.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Numbered sections behind a list of contents, which stays in sight in wide windows. */
export function SectionsBlock({ id, title, sections }: Shown<'sections'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_2fr]">
        <nav
          aria-label="Contents"
          className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol className="border-l-2 border-sea">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-11 items-center gap-3 py-1 pl-4 text-tide-deep underline-offset-4 hover:underline lg:min-h-9"
                >
                  <Numeral>{index + 1}</Numeral>
                  <span className="min-w-0">{section.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-10 min-w-0 lg:mt-0">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="mb-10 last:mb-0"
            >
              <h3 id={`${section.id}-title`} className="mb-3 flex gap-3 text-card">
                <Numeral>{index + 1}</Numeral> <span className="min-w-0">{section.title}</span>
              </h3>
              <RichText html={section.copy} className="max-w-copy" />
            </section>
          ))}
        </div>
      </div>
    </BlockFrame>
  )
}

function Numeral({ children }: { readonly children: number }) {
  return <span className="shrink-0 tabular-nums">{children}.</span>
}
