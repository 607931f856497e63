import { useId } from 'react'
import { Icon } from '#js/components/ui/icons.tsx'
import { useShownDialog } from '#js/hooks/use-dialog.ts'
import type { VisitError } from '#js/hooks/use-visit-status.ts'

/** Says in plain words that a visit led to no page; the page it was started from stays behind it. */
export function ErrorDialog({
  failure,
  onClose,
  onRetry,
}: {
  readonly failure: VisitError | null
  readonly onClose: () => void
  readonly onRetry: () => void
}) {
  const id = useId()
  const dialog = useShownDialog(failure !== null, onClose)

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      className="m-auto w-120 max-w-[calc(100vw-2rem)] rounded-card bg-white text-slate shadow-panel backdrop:bg-ink-deep/60"
    >
      {failure && (
        <div className="p-6 sm:p-8">
          <button
            type="button"
            className="float-right -mt-2 -mr-2 grid size-11 place-items-center text-ink"
            onClick={onClose}
          >
            <Icon name="close" className="size-7" />
            <span className="sr-only">Close</span>
          </button>
          <h2 id={`${id}-title`} tabIndex={-1} className="text-card focus:outline-none">
            Something went wrong
          </h2>
          <div id={`${id}-message`} className="mt-3 flex flex-col gap-3">
            <Message failure={failure} />
          </div>
          <button type="button" className="button mt-6" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
    </dialog>
  )
}

function Message({ failure }: { readonly failure: VisitError }) {
  if (failure.kind === 'unreachable') {
    return <p>We could not be reached. Please check your connection and try again.</p>
  }
  return (
    <>
      <p>That did not lead to a page. Please try again in a moment.</p>
      {failure.text && (
        <p>
          The answer was: <q className="break-words text-ink">{failure.text}</q>
        </p>
      )}
    </>
  )
}
