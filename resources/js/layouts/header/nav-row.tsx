import { useRef } from 'react'
import { useScrolledPast } from '#js/hooks/use-scrolled-past.ts'
import { cx } from '#js/lib/class-names.ts'
import type { HeaderData } from '#js/lib/header-data.ts'
import { Actions } from './actions.tsx'
import { Logo } from './logo.tsx'
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
