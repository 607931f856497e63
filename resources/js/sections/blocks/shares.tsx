import { RichText } from '#js/components/ui/rich-text.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { BlockProps } from '#server/props/info-pages.ts'
import { BlockFrame } from './block-frame.tsx'

/** As many as a block has parts at most; with the colour of the letters on each. */
const colours = [
  ['fill-tide', 'fill-white'],
  ['fill-brass', 'fill-ink'],
  ['fill-coral-strong', 'fill-white'],
  ['fill-ink', 'fill-white'],
  ['fill-sea', 'fill-ink'],
  ['fill-good', 'fill-white'],
  ['fill-slate', 'fill-white'],
  ['fill-line', 'fill-ink'],
  ['fill-tide-deep', 'fill-white'],
  ['fill-fault', 'fill-white'],
] as const

/** The parts of a whole, drawn as large as they are, and each in words. */
export function SharesBlock({ id, title, copy, parts, note }: BlockProps<'shares'>) {
  return (
    <BlockFrame id={id} title={title} copy={copy} isWide>
      <div aria-hidden="true" className="flex overflow-hidden rounded-card">
        {parts.map(({ name, share }, index) => (
          <svg key={name} width={`${share}%`} height="72" className="block shrink-0">
            <rect width="100%" height="100%" className={colours[index]?.[0]} />
            <text
              x="50%"
              y="50%"
              textAnchor="middle"
              dominantBaseline="central"
              className={cx('text-sm font-semibold sm:text-lg', colours[index]?.[1])}
            >
              {share}%
            </text>
          </svg>
        ))}
      </div>
      <ol className="mt-8 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {parts.map((part, index) => (
          <li key={part.name} className="min-w-0">
            <PartCard {...part} colour={colours[index]?.[0]} />
          </li>
        ))}
      </ol>
      {note && <p className="mt-6 max-w-copy text-sm">{note}</p>}
    </BlockFrame>
  )
}

function PartCard({
  name,
  share,
  topics,
  copy,
  colour,
}: BlockProps<'shares'>['parts'][number] & { readonly colour: string | undefined }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card">
      <svg aria-hidden="true" width="100%" height="10">
        <rect width="100%" height="10" className="fill-line" />
        <rect width={`${share}%`} height="10" className={colour} />
      </svg>
      <div className="grow p-6">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 font-semibold text-tide">{share} parts in a hundred</p>
        {copy && <RichText html={copy} className="mt-4" />}
        <ul className="mt-4 list-disc space-y-1 pl-5 marker:text-tide">
          {topics.map((topic) => (
            <li key={topic}>
              <p>{topic}</p>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
