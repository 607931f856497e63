import { AccountHeading } from '#js/components/account/account-parts.tsx'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import { Browsers } from '#js/sections/account/browsers.tsx'
import {
  ChangePassword,
  Deletion,
  Information,
  OwnData,
  TwoSteps,
} from '#js/sections/account/settings.tsx'
import type { ProfileProps } from '#server/props/accounts.ts'

/** Everything about an account that its owner can change, take away or end. */
export default function Profile(props: ProfileProps) {
  const sent = useSentForm()

  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-6 md:px-8 md:pt-12">
      <AccountHeading title="Your Profile" email={props.email} />
      <Information {...props} sent={sent} />
      <ChangePassword {...props} sent={sent} />
      <TwoSteps />
      <Browsers {...props} sent={sent} />
      <OwnData {...props} />
      <Deletion {...props} sent={sent} />
    </div>
  )
}
