import { Link } from '#js/components/ui/link.tsx'
import { TextField } from '#js/components/ui/text-field.tsx'
import { useFormErrors } from '#js/hooks/use-form-errors.ts'
import type { DraftLink, PreviewProps } from '#server/props/staff.ts'

/** What visitors do not see yet: every draft, and any page as it will be. */
export default function Preview({ action, drafts }: PreviewProps) {
  return (
    <div className="measure pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="text-section">Preview</h1>
      <p className="mt-3 max-w-copy">
        What visitors do not see yet. Only the people who work here can open these pages, and
        nothing can be booked on them that is not on sale.
      </p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-14">
        <section aria-labelledby="drafts" className="min-w-0">
          <h2 id="drafts" className="text-card">
            Drafts
          </h2>
          {drafts.length > 0 ? <Drafts drafts={drafts} /> : <p className="mt-4">{noDrafts}</p>}
        </section>
        <AnyPage action={action} />
      </div>
    </div>
  )
}

const noDrafts =
  'There are none. A course, a holiday, a product or a page whose file says "draft": true stands here until the line is taken out.'

function Drafts({ drafts }: Pick<PreviewProps, 'drafts'>) {
  return (
    <ul className="mt-4 border-t border-line">
      {drafts.map((draft) => (
        <Draft key={draft.href} {...draft} />
      ))}
    </ul>
  )
}

function Draft({ kind, name, path, href }: DraftLink) {
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        className="flex min-h-12 flex-wrap items-baseline gap-x-4 py-4 hover:bg-white"
      >
        <span className="w-20 shrink-0 text-sm">{kind}</span>
        <span className="min-w-0">
          <span className="block font-semibold text-tide-deep underline">{name}</span>
          <span className="block text-sm break-words">{path}</span>
        </span>
      </Link>
    </li>
  )
}

function AnyPage({ action }: Pick<PreviewProps, 'action'>) {
  const { box, field } = useFormErrors({ fields: ['path', 'at'] })

  return (
    <section aria-labelledby="any-page" className="min-w-0 rounded-card bg-white p-6 shadow-card">
      <h2 id="any-page" className="text-card">
        Any page, any day
      </h2>
      <p className="mt-2">
        As it will be once the drafts are published, with the prices, banners and dates of that day.
      </p>
      <form action={action} className="mt-5">
        <div ref={box} className="flex flex-col gap-5">
          <TextField
            {...field('path')}
            label="Its address"
            hint="From the first slash on, such as /faq"
            autoComplete="off"
          />
          <TextField {...field('at')} label="Day" type="date" autoComplete="off" isOptional />
        </div>
        <button type="submit" className="button mt-6">
          Show it
        </button>
      </form>
    </section>
  )
}
