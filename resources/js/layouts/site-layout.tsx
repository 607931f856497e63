import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FlashMessage } from '#js/components/flash-message.tsx'
import { useArrival } from '#js/hooks/use-arrival.ts'
import { useFailedVisit } from '#js/hooks/use-failed-visit.ts'
import { useScrollMemory } from '#js/hooks/use-scroll-memory.ts'
import { useSlowVisit } from '#js/hooks/use-slow-visit.ts'
import type { ErrorDialog } from './error-dialog.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/** The frame around every page. It stays when the page inside it changes. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { component, flash } = usePage()
  const message = useRef<HTMLDivElement>(null)
  const announcement = useArrival(message)
  const isSlow = useSlowVisit()
  useScrollMemory()

  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-button bg-white px-5 py-3 font-semibold text-ink outline-brass focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Header isOverHero={component === 'home'}>
        <FlashMessage ref={message} flash={flash} />
      </Header>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <Footer />
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
  const { failure, dismiss, retry } = useFailedVisit()
  const [loaded, setLoaded] = useState<{ readonly ErrorDialog: typeof ErrorDialog }>()

  useEffect(() => {
    if (failure) void import('./error-dialog.tsx').then(setLoaded)
  }, [failure])

  return loaded && <loaded.ErrorDialog failure={failure} onClose={dismiss} onRetry={retry} />
}
