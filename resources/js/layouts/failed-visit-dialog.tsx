import { useEffect, useState } from 'react'
import { useFailedVisit } from '#js/hooks/use-failed-visit.ts'
import type { ErrorDialog } from './error-dialog.tsx'

/** Tells of a visit that failed. What it tells with is loaded by then, and no part of a first page. */
export function FailedVisitDialog() {
  const { failure, dismiss, retry } = useFailedVisit()
  const [loaded, setLoaded] = useState<{ readonly ErrorDialog: typeof ErrorDialog }>()

  useEffect(() => {
    if (failure) void import('./error-dialog.tsx').then(setLoaded)
  }, [failure])

  return loaded && <loaded.ErrorDialog failure={failure} onClose={dismiss} onRetry={retry} />
}
