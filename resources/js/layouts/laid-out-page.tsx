import { createElement, memo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { SiteLayout } from './site-layout.tsx'

/** A page may name a layout of its own, which then takes the place of the site's. */
interface WithLayout {
  readonly layout?: ComponentType<{ readonly children: ReactNode }>
}

interface CurrentPage {
  readonly Component: ComponentType
  readonly props: object
  /** Another key makes the page anew. */
  readonly pageKey: number | null
}

/**
 * The current page in its own layout, or in the site's. It is rendered again only for another page or
 * other props: the client library renders its root a second time right after hydration, all at once.
 */
const LaidOutPage = memo(function LaidOutPage({ Component, props, pageKey }: CurrentPage) {
  const { layout: Layout = SiteLayout } = Component as WithLayout

  return <Layout>{createElement(Component, { key: pageKey, ...props })}</Layout>
})

/** For the client library's root, which asks how a page is to be shown. */
export function showPage({
  Component,
  props,
  key,
}: Omit<CurrentPage, 'pageKey'> & { readonly key: number | null }): ReactNode {
  return <LaidOutPage Component={Component} props={props} pageKey={key} />
}
