import type { ReactNode } from 'react'
import { MenusProvider } from '#js/hooks/menus-context.tsx'
import { useHeaderData } from '#js/hooks/use-header-data.ts'
import { useRoutes } from '#js/hooks/use-routes.ts'
import { cx } from '#js/lib/class-names.ts'
import { NavRow } from './nav-row.tsx'
import { PlainAccountLinks } from './plain-account-links.tsx'
import { SellingPoints } from './selling-points.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * The head of every page. Over a hero it lies on the picture, behind a scrim that keeps white text
 * readable on the palest sky; elsewhere it is solid.
 */
export function Header({
  isOverHero,
  children,
}: {
  readonly isOverHero: boolean
  /** What stands under the header: the message of the last action. */
  readonly children: ReactNode
}) {
  const visitor = useHeaderData(useRoutes().to('api.header-data'))

  return (
    <MenusProvider>
      <header
        className={cx(
          'group/header on-dark z-40 text-white noscript:max-lg:has-[#main-menu:target]:relative noscript:max-lg:has-[#main-menu:target]:bg-ink',
          isOverHero
            ? 'absolute inset-x-0 top-0 bg-linear-to-b from-ink-deep/85 to-transparent'
            : 'relative bg-ink',
        )}
      >
        <PlainAccountLinks />
        <TopBar />
        <NavRow visitor={visitor} />
        <SellingPoints />
        {children}
      </header>
    </MenusProvider>
  )
}
