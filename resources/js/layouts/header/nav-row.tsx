import { useRef } from 'react'
import { RouteLink } from '#js/components/route-link.tsx'
import { useScrolledPast } from '#js/hooks/use-scrolled-past.ts'
import { useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import type { HeaderData } from '#js/lib/header-data.ts'
import { Actions } from './actions.tsx'
import { MainNav } from './main-nav.tsx'

/** Logo, menus and actions: the only row that stays in sight, and only after scrolling. */
export function NavRow({ visitor }: { readonly visitor: HeaderData }) {
  const place = useRef<HTMLDivElement>(null)
  const isScrolled = useScrolledPast(place)

  return (
    <div ref={place} className="min-h-16 lg:min-h-18">
      <div className={cx(isScrolled && 'fixed inset-x-0 top-0 bg-ink shadow-card')}>
        <div className="relative mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-2 px-4 lg:flex-nowrap md:px-8 lg:min-h-18 lg:px-5 xl:px-8">
          <Logo />
          <MainNav />
          <Actions visitor={visitor} />
        </div>
      </div>
    </div>
  )
}

/** The way home. In December and the first days of January the mark is dressed for the season. */
function Logo() {
  const { company, isSeasonal } = useSharedProps()

  return (
    <RouteLink to="web.home" className="brand flex min-h-11 shrink-0 items-center gap-2 pr-2">
      {isSeasonal ? (
        <img
          src="/images/brand/mark-season.svg"
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-full bg-white p-0.5"
        />
      ) : (
        <img src="/images/brand/mark-white.svg" alt="" width={40} height={40} className="size-10" />
      )}
      <span className="min-w-18 font-display text-xl font-semibold xl:min-w-21.5 xl:text-2xl">
        {company.brand}
      </span>{' '}
      <span className="sr-only">home page</span>
    </RouteLink>
  )
}
