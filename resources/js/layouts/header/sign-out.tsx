import { router } from '@inertiajs/react'
import { ActionForm } from '#js/components/action-form.tsx'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { useRoutes } from '#js/hooks/use-routes.ts'

/** A button and not a link: signing out changes something. */
export function SignOut({ className }: { readonly className: string }) {
  const action = useRoutes().find('logout')

  if (action === undefined) return <span className={className}>Sign out</span>
  return (
    <ActionForm action={action} onSuccess={afterSignOut}>
      <button type="submit" className={`${className} w-full hover:underline`}>
        Sign out
      </button>
    </ActionForm>
  )
}

function afterSignOut() {
  router.flushAll()
  refreshHeaderData()
}
