import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { ChosenFilters } from '#js/components/ui/chosen-filters.tsx'
import { Link } from '#js/components/ui/link.tsx'
import type { DateFilter, DatesPageProps } from '#server/props/dates.ts'

/** What to narrow the dates by: a form of plain GET, so each answer has an address to share. */
export function DateFilters(props: DatesPageProps) {
  const { filters, chips, clearHref, countText } = props

  return (
    <section
      aria-label="Choose dates"
      className="mt-8 rounded-card bg-white p-5 shadow-card md:p-6"
    >
      {filters.length > 0 && <FilterForm {...props} />}
      <ChosenFilters
        look="form"
        verb="Without"
        chips={chips}
        clearHref={chips.length > 1 ? clearHref : null}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-4">
        <p role="status" className="font-semibold text-ink">
          {countText}
        </p>
        <Views {...props} />
      </div>
    </section>
  )
}

function FilterForm({ action, view, filters }: DatesPageProps) {
  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    router.get(action, Object.fromEntries(chosen), { preserveState: true, preserveScroll: true })
  }

  return (
    <form
      action={action}
      method="get"
      onSubmit={show}
      className="grid grid-cols-2 gap-4 lg:grid-cols-5"
    >
      {filters.map((filter) => (
        <Choice key={filter.name} {...filter} />
      ))}
      {view === 'month' && <input type="hidden" name="view" value="month" />}
      <button
        type="submit"
        className="col-span-2 min-h-12 self-end rounded-button bg-coral-strong px-6 lg:col-span-1 font-semibold text-white hover:bg-coral-deep"
      >
        Show dates
      </button>
    </form>
  )
}

function Choice({ name, label, any, choices }: DateFilter) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.value ?? ''
  const id = `filter-${name}`

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold text-ink">
        {label}
      </label>
      {/* A new key where the answer chose something else than the form shows. */}
      <select
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        className="mt-1 min-h-12 w-full min-w-0 rounded-card border border-slate bg-white px-2 text-base text-ink"
      >
        <option value="">{any}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Views({ views }: DatesPageProps) {
  return (
    <nav aria-label="Show the dates as">
      <ul className="flex gap-2">
        {views.map(({ label, href, isChosen }) => (
          <li key={label}>
            <Link
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center rounded-button px-5 text-sm font-semibold ${
                isChosen ? 'bg-ink text-white' : 'text-tide-deep underline'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
