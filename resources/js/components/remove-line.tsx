import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import type { CartLine } from '#server/props/basket.ts'
import { ActionForm } from './action-form.tsx'

/** Takes a line out; what was taken out can be put back, so nobody is asked whether they are sure. */
export function RemoveLine({ name, action }: Pick<CartLine, 'name' | 'action'>) {
  return (
    <ActionForm
      action={{ url: action, method: 'delete' }}
      preserveScroll
      anchor="undo"
      onSuccess={refreshHeaderData}
    >
      {({ isSending }) => (
        <button
          type="submit"
          aria-disabled={isSending}
          className="min-h-12 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
        >
          {isSending ? 'One moment…' : 'Remove'} <span className="sr-only">{name}</span>
        </button>
      )}
    </ActionForm>
  )
}
