import { useRoutes } from '#js/hooks/use-routes.tsx'
import type { AddressOf } from '#js/lib/site-routes.ts'
import type { LinkName } from '#routes/index.ts'
import type { Query } from '#server/routing/address.ts'
import { PageLink } from './page-link.tsx'
import type { PageLinkProps } from './page-link.tsx'

type LinkProps = Pick<PageLinkProps, 'className' | 'children' | 'id' | 'onClick'> &
  Pick<PageLinkProps, 'aria-label' | 'preserveScroll' | 'preserveState'>

type RouteLinkProps<Name extends LinkName> = LinkProps & {
  readonly to: Name
  readonly query?: Query | undefined
} & ParametersProp<Name>

/** A link to a named route that can be opened: one of another method than GET does not compile. */
export function RouteLink<Name extends LinkName>({
  to,
  params,
  query,
  ...link
}: RouteLinkProps<Name>) {
  const routes = useRoutes()
  const address = [params, query] as AddressOf<Name>
  const href = routes.to(to, ...address)

  return <PageLink href={href} aria-current={routes.isHere(href) ? 'page' : undefined} {...link} />
}

type ParametersProp<Name extends LinkName> = undefined extends AddressOf<Name>[0]
  ? { readonly params?: AddressOf<Name>[0] }
  : { readonly params: AddressOf<Name>[0] }
