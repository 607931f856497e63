import { usePage } from '@inertiajs/react'
import { createElement, memo, useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { FlashMessage } from '#js/components/ui/flash-message.tsx'
import { SiteFragment } from '#js/hooks/site-fragment.tsx'
import { useNavigationFocus } from '#js/hooks/use-focus.ts'
import { useScrollMemory } from '#js/hooks/use-scroll-memory.ts'
import { useVisitError, useSlowVisit } from '#js/hooks/use-visit-status.ts'
import type { ErrorDialog } from './error-dialog.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/** Another head and foot than the site's. */
export interface Frame {
  /** Holds what it is given: the message of the last action. */
  readonly Head: ComponentType<{ readonly children: ReactNode }>
  readonly Foot: ComponentType
}

/**
 * What is around every page. It stays when the page inside it changes, whichever frame that has: so the
 * focus, the place on the page and what is announced are looked after from one page to the next.
 */
export function SiteLayout({
  frame,
  children,
}: {
  readonly frame?: Frame | undefined
  readonly children: ReactNode
}) {
  const { component, flash, props } = usePage()
  const message = useRef<HTMLDivElement>(null)
  const announcement = useNavigationFocus(message)
  const isSlow = useSlowVisit()
  useScrollMemory()
  const told = <FlashMessage ref={message} flash={flash} />

  return (
    <>
      <a href="#main" className="skip-link sr-only focus:not-sr-only">
        Skip to content
      </a>
      {frame ? (
        <frame.Head>{told}</frame.Head>
      ) : (
        <Header isOverHero={component === 'home'} isShort={component === 'error'}>
          {told}
        </Header>
      )}
      <SiteFragment as="main" name="main" id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </SiteFragment>
      {frame ? <frame.Foot /> : <Footer />}
      {props.preview && (
        <aside aria-label="Preview" className="preview-bar">
          {props.preview}
        </aside>
      )}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <p className="sr-only" aria-live="polite">
        {isSlow && 'Loading'}
      </p>
      <FailedVisitDialog />
    </>
  )
}

/** Tells of a visit that failed. What it tells with is loaded by then, and no part of a first page. */
function FailedVisitDialog() {
  const { failure, dismiss, retry } = useVisitError()
  const [loaded, setLoaded] = useState<{ readonly ErrorDialog: typeof ErrorDialog }>()

  useEffect(() => {
    if (failure) void import('./error-dialog.tsx').then(setLoaded)
  }, [failure])

  return loaded && <loaded.ErrorDialog failure={failure} onClose={dismiss} onRetry={retry} />
}

/** A page may name a layout of its own, which then takes the place of the site's, or only a frame. */
interface WithLayout {
  readonly layout?: ComponentType<{ readonly children: ReactNode }>
  readonly frame?: Frame
}

interface CurrentPage {
  readonly Component: ComponentType
  readonly props: object
  /** Another key makes the page anew. */
  readonly pageKey: number | null
}

/**
 * The current page in its own layout, or in the site's. It is rendered again only for another page or
 * other props: @inertiajs/react 3.7.1 renders its root, and the layouts that it chooses, a second time
 * right after hydration, all at once (decision 34).
 */
const LaidOutPage = memo(function LaidOutPage({ Component, props, pageKey }: CurrentPage) {
  const { layout: Layout, frame } = Component as WithLayout
  const page = createElement(Component, { key: pageKey, ...props })

  return Layout ? <Layout>{page}</Layout> : <SiteLayout frame={frame}>{page}</SiteLayout>
})

/** For the client library's root, which asks how a page is to be shown. */
export function showPage({
  Component,
  props,
  key,
}: Omit<CurrentPage, 'pageKey'> & { readonly key: number | null }): ReactNode {
  return <LaidOutPage Component={Component} props={props} pageKey={key} />
}
