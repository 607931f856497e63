import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import type { IconName } from '#js/components/ui/icons.tsx'
import { Link } from '#js/components/ui/link.tsx'
import { SiteFragment } from '#js/hooks/site-fragment.tsx'
import { useScrolledPast } from '#js/hooks/use-browser.ts'
import { useHeaderData } from '#js/hooks/use-header-data.ts'
import type { HeaderData } from '#js/hooks/use-header-data.ts'
import { MenusProvider } from '#js/hooks/use-menu.tsx'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { usePictureAddress, useSharedProps } from '#js/hooks/use-shared-props.ts'
import { cx } from '#js/lib/class-names.ts'
import { PlainAccountLinks } from './account-links.tsx'
import { Actions } from './actions.tsx'
import { MainNav } from './main-nav.tsx'
import { TopBar } from './top-bar.tsx'

const points: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'calendar', text: 'Flexible Dates' },
  { icon: 'helm', text: 'Expert Training' },
  { icon: 'badge-check', text: 'RYA-Certified' },
  { icon: 'tag', text: 'Competitive Pricing' },
]

/**
 * The head of every page. Over a hero it lies on the picture, behind a scrim that keeps white text
 * readable on the palest sky; elsewhere it is solid.
 */
export function Header({
  isOverHero,
  isShort = false,
  children,
}: {
  readonly isOverHero: boolean
  /** Without scripts the menus are links to what they are about. */
  readonly isShort?: boolean
  /** What stands under the header: the message of the last action. */
  readonly children: ReactNode
}) {
  const visitor = useHeaderData(useRoutes().to('api.header-data'))

  return (
    <MenusProvider>
      <header className={cx('site-header on-dark', isOverHero && 'is-over-hero')}>
        <PlainAccountLinks />
        <TopBar />
        <NavRow visitor={visitor} isShort={isShort} />
        <SellingPoints />
        {children}
      </header>
    </MenusProvider>
  )
}

/** The strip under the header; its columns do not wait for what stands in them. */
function SellingPoints() {
  return (
    <SiteFragment
      as="ul"
      name="selling-points"
      aria-label="Why people sail with us"
      className="selling-points"
    >
      {points.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </SiteFragment>
  )
}

/** Logo, menus and actions: the only row that stays in sight, and only after scrolling. */
function NavRow({ visitor, isShort }: { readonly visitor: HeaderData; readonly isShort: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const isScrolled = useScrolledPast(place)

  return (
    <SiteFragment as="div" name="nav-row" of={isShort} ref={place} className="min-h-16 lg:min-h-18">
      <div className={isScrolled ? 'fixed inset-x-0 top-0 bg-ink shadow-card' : undefined}>
        <div className="header-row relative min-h-16 items-center gap-x-2 lg:min-h-18 lg:flex-nowrap">
          <Logo />
          <MainNav isShort={isShort} />
          <Actions visitor={visitor} />
        </div>
      </div>
    </SiteFragment>
  )
}

/** The way home. In December and the first days of January the mark is dressed for the season. */
export function Logo() {
  const { company, isSeasonal } = useSharedProps()
  const addressOf = usePictureAddress()

  return (
    <Link to="web.home" className="brand flex min-h-11 shrink-0 items-center gap-2 pr-2">
      {/* For a bare img React writes a link that has it loaded ahead, which is needless for one so early. */}
      <picture>
        <img
          src={addressOf(`/images/brand/mark-${isSeasonal ? 'season' : 'white'}.svg`)}
          alt=""
          width={40}
          height={40}
          className={cx('size-10', isSeasonal && 'rounded-full bg-white p-0.5')}
        />
      </picture>
      <span className="min-w-18 font-display text-xl font-semibold xl:min-w-21.5 xl:text-2xl">
        {company.brand}
      </span>{' '}
      <span className="sr-only">home page</span>
    </Link>
  )
}
