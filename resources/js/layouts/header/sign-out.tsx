import { ActionForm } from '#js/components/action-form.tsx'
import { refreshHeaderData } from '#js/hooks/use-header-data.ts'
import { useRoutes } from '#js/hooks/use-routes.ts'

/** A button and not a link: signing out changes something. */
export function SignOut({ className }: { readonly className: string }) {
  return (
    <ActionForm action={useRoutes().to('logout')} onSuccess={refreshHeaderData}>
      <button type="submit" className={`${className} w-full hover:underline`}>
        Sign out
      </button>
    </ActionForm>
  )
}
