import { AccountHeading, SettingsPart } from '#js/components/account/account-parts.tsx'
import { PasswordForm } from '#js/components/account/password-fields.tsx'
import { ActionForm } from '#js/components/ui/form.tsx'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import {
  ChangePassword,
  Deletion,
  Information,
  OwnData,
  TwoSteps,
} from '#js/sections/account/settings.tsx'
import type { SettingsProps } from '#js/sections/account/settings.tsx'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'

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

/** Where somebody is signed in to the account, and the ways to end it. */
function Browsers({ email, sessions, endOthers, sent }: SettingsProps) {
  return (
    <SettingsPart
      id="sessions"
      title="Where you are signed in"
      about={
        <p>
          Is there one that you do not know? Sign it out, then change your password. What a browser
          says of itself can be wrong, and an address tells little about a place.
        </p>
      }
    >
      <ul className="divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <Browser key={session.id} {...session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className="mt-6">
          <h3 className="mb-4 text-lg">Sign out everywhere else</h3>
          <PasswordForm
            action={endOthers}
            among={{ name: 'sessions', sent }}
            username={email}
            button="Sign out all other browsers"
            tone="quiet"
          />
        </div>
      ) : (
        <p className="mt-5">You are signed in nowhere else.</p>
      )}
    </SettingsPart>
  )
}

function Browser({ device, address, since, lastUsed, isThis, end }: SessionProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold text-ink">
          {device}
          {isThis && (
            <span className="ml-3 inline-block rounded-button bg-good-pale px-3 text-sm text-good">
              This browser
            </span>
          )}
        </p>
        <p className="text-sm">
          {since} from {address}
        </p>
        <p className="text-sm">{lastUsed}</p>
      </div>
      {end && (
        <ActionForm action={end} preserveScroll>
          <button
            type="submit"
            className="min-h-11 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide"
          >
            Sign out <span className="sr-only">{device}</span>
          </button>
        </ActionForm>
      )}
    </li>
  )
}
