import { ActionForm } from '#js/components/action-form.tsx'
import { useRoutes } from '#js/hooks/use-routes.ts'
import type { Entry } from '../entry.ts'

export const actionForm: Entry = {
  title: 'Action form',
  group: 'Components',
  shows: ['components/action-form.tsx'],
  areSmall: true,
  states: [
    { title: 'Ready', content: <Example /> },
    { title: 'Anchored, for browsers without scripts', content: <Example anchor="newsletter" /> },
  ],
}

/** A real form of the site: without an address it is refused. */
function Example({ anchor }: { readonly anchor?: string }) {
  const action = useRoutes().link('mail.customer-subscribe')

  return (
    <ActionForm action={action} preserveScroll {...(anchor && { anchor })}>
      {({ isSending }) => (
        <button
          type="submit"
          aria-disabled={isSending}
          className="min-h-12 rounded-button bg-coral-strong px-7 font-semibold text-white hover:bg-coral-deep"
        >
          {isSending ? 'Sending…' : 'Send nothing'}
        </button>
      )}
    </ActionForm>
  )
}
