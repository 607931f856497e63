import { createElement, memo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { SiteLayout } from './site-layout.tsx'

interface CurrentPage {
  readonly Component: ComponentType
  readonly props: object
  /** Another key makes the page anew. */
  readonly pageKey: number | null
}

/**
 * The current page in the site's layout. It is rendered again only for another page or other props:
 * the client library renders its root a second time right after hydration, and all at once.
 */
const LaidOutPage = memo(function LaidOutPage({ Component, props, pageKey }: CurrentPage) {
  return <SiteLayout>{createElement(Component, { key: pageKey, ...props })}</SiteLayout>
})

/** For the client library's root, which asks how a page is to be shown. */
export function showPage({
  Component,
  props,
  key,
}: Omit<CurrentPage, 'pageKey'> & { readonly key: number | null }): ReactNode {
  return <LaidOutPage Component={Component} props={props} pageKey={key} />
}
