import { useState } from 'react'
import type { FailedVisit } from '#js/hooks/use-failed-visit.ts'
import { ErrorDialog } from '#js/layouts/error-dialog.tsx'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

export const errorDialog: Entry = {
  title: 'Error dialog',
  group: 'Frame',
  shows: ['layouts/error-dialog.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Answered by something else',
      content: <Example text="Bad gateway" />,
    },
    { title: 'Answered by nothing', content: <Example text="" /> },
    {
      title: 'Answered at length',
      content: <Example text={`${longWord} `.repeat(6).trim()} />,
    },
    { title: 'Not reached', content: <Example /> },
  ],
}

function Example({ text }: { readonly text?: string }) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  const failure: FailedVisit =
    text === undefined
      ? { kind: 'unreachable', repeat: close }
      : { kind: 'answered', text, repeat: close }

  return (
    <div className="p-8">
      <button
        type="button"
        className="min-h-11 text-tide underline"
        onClick={() => setIsOpen(true)}
      >
        Show it again
      </button>
      <ErrorDialog failure={isOpen ? failure : null} onClose={close} onRetry={close} />
    </div>
  )
}
