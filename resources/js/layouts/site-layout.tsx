import { usePage } from '@inertiajs/react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { FlashMessage } from '#js/components/flash-message.tsx'
import { useArrival } from '#js/hooks/use-arrival.ts'
import { useScrollMemory } from '#js/hooks/use-scroll-memory.ts'
import { useSlowVisit } from '#js/hooks/use-slow-visit.ts'
import { FailedVisitDialog } from './failed-visit-dialog.tsx'
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
