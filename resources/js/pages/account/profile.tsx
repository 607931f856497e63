import { AccountHeading, SettingsPart } from '#js/components/account/account-parts.tsx'
import { PasswordForm } from '#js/components/account/password-fields.tsx'
import { ActionForm } from '#js/components/ui/form.tsx'
import { useSentForm } from '#js/hooks/use-form-errors.ts'
import { ChangePassword, Deletion, Information, OwnData } from '#js/sections/account/settings.tsx'
import type { SettingsProps } from '#js/sections/account/settings.tsx'
import { TwoSteps } from '#js/sections/account/two-steps.tsx'
import type { ProfileProps, SessionProps } from '#server/props/accounts.ts'

/** Everything about an account that its owner can change, take away or end. */
export default function Profile(props: ProfileProps) {
  const sent = useSentForm()

  return (
    <div className="measure pt-8 pb-6 md:pt-12">
      <AccountHeading title="Your Profile" email={props.email} />
      <Information {...props} sent={sent} />
      <ChangePassword {...props} sent={sent} />
      <TwoSteps {...props.twoSteps} sent={sent} />
      <Browsers {...props} sent={sent} />
      <OwnData {...props} />
      <Deletion {...props} sent={sent} />
    </div>
  )
}

/** Where somebody is signed in to the account, and the ways to end it. */
function Browsers({ email, sessions, known, endOthers, sent }: SettingsProps) {
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
      {known.length > 0 && <KnownBrowsers known={known} />}
      {sessions.length + known.length > 1 ? (
        <div className="mt-6">
          <h3 className="mb-4 text-lg">Sign out and forget everywhere else</h3>
          <PasswordForm
            action={endOthers}
            among={{ name: 'sessions', sent }}
            username={email}
            button="Sign out and forget all others"
            tone="quiet"
          />
        </div>
      ) : (
        <p className="mt-5">You are signed in nowhere else.</p>
      )}
    </SettingsPart>
  )
}

/** What a stranger tries does not keep out who comes by one of these. */
function KnownBrowsers({ known }: Pick<SettingsProps, 'known'>) {
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-lg">Browsers that we know</h3>
      <p className="mb-4">
        You are signed out there, but were signed in before. While strangers try your password,
        these still let you in without waiting.
      </p>
      <ul className="divide-y divide-line border-b border-line">
        {known.map(({ id, device, lastSignIn, trusted, forget }) => (
          <li key={id} className={row}>
            <div className="min-w-0">
              <p className="font-semibold text-ink">{device}</p>
              <p className="text-sm">{lastSignIn}</p>
              {trusted !== null && <p className="text-sm">{trusted}</p>}
            </div>
            <ActionForm action={forget} preserveScroll>
              <button type="submit" className={rowButton}>
                Forget <span className="sr-only">{device}</span>
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </div>
  )
}

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0'

const rowButton =
  'min-h-11 font-semibold text-tide-deep underline underline-offset-4 hover:text-tide'

function Browser({ device, address, since, lastUsed, by, isThis, end }: SessionProps) {
  return (
    <li className={row}>
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
        <p className="text-sm">{by}</p>
        <p className="text-sm">{lastUsed}</p>
      </div>
      {end && (
        <ActionForm action={end} preserveScroll>
          <button type="submit" className={rowButton}>
            Sign out <span className="sr-only">{device}</span>
          </button>
        </ActionForm>
      )}
    </li>
  )
}
