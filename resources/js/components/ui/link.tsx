import { shouldIntercept } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useRoutes } from '#js/hooks/use-routes.tsx'
import { useKeepWanted } from '#js/hooks/use-wanted.tsx'
import { cx } from '#js/lib/class-names.ts'
import type { AddressOf, SiteRoutes } from '#js/lib/site-routes.ts'
import type { LinkName } from '#routes/index.ts'
import { itemTarget } from '#routes/item-links.ts'
import type { LinkedItem, SlugRoute } from '#routes/item-links.ts'
import type { Query } from '#server/routing/urls.ts'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'>

interface Look extends Attributes {
  readonly className?: string | undefined
  /** A new tab says so to screen readers. */
  readonly newTab?: boolean
  /** Leads to the page that is shown, in another state: its place and the focus stay. */
  readonly isSamePage?: boolean
  readonly children: ReactNode
}

/** An address from content: a path of this site, an anchor, `mailto:`, `tel:` or another site. */
interface ToAddress {
  readonly href: string
}

/** A named route that can be opened: one of another method than GET does not compile. */
type ToRoute<Name extends LinkName> = {
  readonly href?: undefined
  readonly to: Name
  readonly query?: Query | undefined
} & (undefined extends AddressOf<Name>[0]
  ? { readonly params?: AddressOf<Name>[0] }
  : { readonly params: AddressOf<Name>[0] })

type Parameters = Readonly<Record<string, string | undefined>> | undefined

/** Where an item leads by the specification's rules; text when it leads nowhere. */
interface ToItem {
  readonly href?: undefined
  readonly item: LinkedItem & { readonly params?: Parameters }
  /** Where a holiday without a known tag leads: the product card says breaks. */
  readonly otherwise?: SlugRoute
}

type LinkProps<Name extends LinkName> = Look & (ToAddress | ToRoute<Name> | ToItem)

/** A link; one that is made by name or for an item says when it leads to the page that is shown. */
export function Link<Name extends LinkName>(props: LinkProps<Name>) {
  return props.href === undefined ? <NamedLink {...props} /> : <Anchor {...props} />
}

/** A link that asks to be followed. */
export function ButtonLink({ className, ...link }: Look & ToAddress) {
  return <Link {...link} className={cx('button is-raised', className)} />
}

/** Ends a sentence about what a form does with what is typed. */
export function PrivacyLink() {
  return (
    <Link to="web.info.privacy-policy" className="[a&]:text-tide-deep [a&]:underline">
      privacy policy
    </Link>
  )
}

type NamedProps = Look &
  Partial<ToItem> & {
    readonly to?: LinkName
    readonly params?: Parameters
    readonly query?: Query | undefined
  }

function NamedLink({ to, params, query, item, otherwise, ...link }: NamedProps) {
  const routes = useRoutes()
  const toRoute = routes.to as (...address: unknown[]) => string
  const href = to ? toRoute(to, params, query) : addressOf(routes, item ?? {}, otherwise)

  if (href === undefined) return <span className={link.className}>{link.children}</span>
  return <Anchor aria-current={routes.ariaCurrent(href)} {...link} href={href} />
}

function addressOf(
  routes: SiteRoutes,
  item: ToItem['item'],
  otherwise: SlugRoute | undefined,
): string | undefined {
  const target = itemTarget(item, otherwise)
  if (!target) return undefined
  if ('href' in target) return target.href
  return routes.find(target.route, target.slug === undefined ? item.params : { slug: target.slug })
}

/**
 * Pages of this site are opened by a visit. `Link` of @inertiajs/react 3.7.1 weighs 0.8 kB, and its
 * hooks for each of 150 links are felt while the page comes to life (decision 34).
 */
function Anchor({
  href: written,
  newTab = false,
  isSamePage = false,
  onClick,
  children,
  ...link
}: Look & ToAddress) {
  const keep = useKeepWanted()
  const href = keep ? keep(written) : written

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!shouldIntercept(event)) return
    event.preventDefault()
    router.visit(href, { preserveScroll: isSamePage, preserveState: isSamePage })
  }

  if (newTab) {
    return (
      <a {...link} href={href} target="_blank" rel="noopener" onClick={onClick}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <a {...link} href={href} onClick={/^\/(?!\/)/.test(href) ? follow : onClick}>
      {children}
    </a>
  )
}
