import { ButtonLink, Link } from '#js/components/ui/link.tsx'
import { useInstantPage } from '#js/hooks/use-instant-page.ts'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { cx } from '#js/lib/class-names.ts'
import { OfferHead } from '#js/sections/offer/parts/offer-head.tsx'
import type { ArrivingOfferProps } from '#server/props/offer-page.ts'

/** The page of an offer while it is on its way: what its card knows, and the places of all else. */
export default function Arriving({ since, about, price, kind, ...card }: ArrivingOfferProps) {
  const hasFailed = useInstantPage(since)

  return (
    <>
      <OfferHead
        {...card}
        trail={<Trail kind={kind} />}
        intro={<Unread>{about}</Unread>}
        action={<HeadPrice>{price}</HeadPrice>}
      />
      <div className="measure grid gap-12 py-10 md:py-14 xl:grid-cols-3">
        <div className="min-w-0 xl:col-start-3 xl:row-start-1">
          <div className="min-h-80 rounded-card bg-white p-6 shadow-card">
            <h2 className="sr-only">Price and booking</h2>
            <p className="font-display text-section font-semibold text-ink">{price}</p>
            {hasFailed ? <Failed /> : <Lines widths={['w-3/4', 'w-full', 'w-1/2']} />}
          </div>
        </div>
        <div className="min-h-svh min-w-0 xl:col-span-2 xl:row-start-1">
          {!hasFailed && (
            <Lines widths={['w-1/3', 'w-full', 'w-full', 'w-11/12', 'w-full', 'w-2/3']} />
          )}
        </div>
      </div>
    </>
  )
}

/** As high as the way down to the page will be. */
function Trail({ kind }: Pick<ArrivingOfferProps, 'kind'>) {
  return (
    <p className={cx('flex items-start text-sm', kind === 'course' && 'max-sm:min-h-16')}>
      <Link
        item={{ routeName: 'web.home' }}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:text-tide hover:underline"
      >
        Home
      </Link>
    </p>
  )
}

/** As high as the way to a place will be, which only the head of a wide page has. */
function HeadPrice({ children }: { readonly children: string }) {
  return (
    <p className="mt-7 flex min-h-12 items-center font-display text-card font-semibold text-ink max-lg:hidden">
      {children}
    </p>
  )
}

/** Takes the room of a text that is not there yet. */
function Unread({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded-button bg-line/50 box-decoration-clone text-transparent select-none"
    >
      {children}
    </span>
  )
}

function Lines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div aria-hidden="true" className="mt-6 grid gap-4">
      {widths.map((width, line) => (
        <span
          key={`${width}-${String(line)}`}
          className={cx('h-4 rounded-button bg-line opacity-50', width)}
        />
      ))}
    </div>
  )
}

function Failed() {
  const routes = useRoutes()

  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="mb-4">The rest of this page did not come.</p>
      <ButtonLink href={routes.here()}>Try again</ButtonLink>
    </div>
  )
}
