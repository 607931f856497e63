import { useState } from 'react'
import type { RefObject } from 'react'
import type { Flash } from '#server/props/shared.ts'
import { Icon } from './icons.tsx'

/**
 * What the last action came to. Its two regions are there from the start, empty, because screen
 * readers announce what changes in a region and not a region that appears.
 */
export function FlashMessage({
  flash,
  ref,
}: {
  readonly flash: Flash
  readonly ref: RefObject<HTMLDivElement | null>
}) {
  const [dismissed, setDismissed] = useState<Flash | null>(null)
  const { success, error } = flash === dismissed ? {} : flash
  const dismiss = () => setDismissed(flash)

  return (
    <div ref={ref} tabIndex={-1} className="focus:outline-none">
      <div role="status">
        {success && <Message text={success} tone="bg-good-pale text-good" onDismiss={dismiss} />}
      </div>
      <div role="alert">
        {error && <Message text={error} tone="bg-fault-pale text-fault" onDismiss={dismiss} />}
      </div>
    </div>
  )
}

function Message({
  text,
  tone,
  onDismiss,
}: {
  readonly text: string
  readonly tone: string
  readonly onDismiss: () => void
}) {
  return (
    <div className={`${tone} [&_:focus-visible]:outline-tide`}>
      <div className="measure flex items-center gap-4 py-2">
        <p className="min-w-0 grow font-semibold">{text}</p>
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center noscript:hidden"
          onClick={onDismiss}
        >
          <Icon name="close" />
          <span className="sr-only">Dismiss this message</span>
        </button>
      </div>
    </div>
  )
}
