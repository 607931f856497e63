import { Icon } from '#js/components/icons.tsx'
import { RichText } from '#js/components/rich-text.tsx'
import type { Shown } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** Promises, each with the day until which somebody may hold us to it. */
export function PromisesBlock({ id, title, promises }: Shown<'promises'>) {
  return (
    <BlockFrame id={id} title={title} isWide>
      <ul className="grid gap-6 lg:grid-cols-3">
        {promises.map(({ name, copy, deadline }) => (
          <li key={name} className="min-w-0">
            <article className="flex h-full flex-col rounded-card border-t-4 border-brass bg-white p-6 shadow-card md:p-8">
              <h3 className="text-card">{name}</h3>
              <p className="mt-2 flex gap-2 font-semibold text-tide">
                <Icon name="calendar" className="mt-0.5 size-5 shrink-0" />
                <span className="min-w-0">{deadline}</span>
              </p>
              <RichText html={copy} className="mt-5" />
            </article>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
