import { useEffect } from 'react'

const started = 'app-started'

/**
 * Says that the application follows its router. It goes around the application, because the effects
 * of what is inside have run before its own.
 */
export function Started({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  useEffect(() => {
    document.documentElement.setAttribute('data-app-started', '')
    dispatchEvent(new Event(started))
  }, [])
  return children
}

/** Runs it once the application follows its router: what was reloaded before would not be shown. */
export function whenStarted(run: () => void): void {
  if (document.documentElement.hasAttribute('data-app-started')) run()
  else addEventListener(started, run, { once: true })
}
