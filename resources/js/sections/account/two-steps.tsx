import { SettingsPart } from '#js/components/settings-part.tsx'

/** What will make a stolen password useless, and is not there yet. */
export function TwoSteps() {
  return (
    <SettingsPart
      id="two-steps"
      title="Two-step sign-in"
      about={<p>A code from your telephone, or a passkey, besides the password.</p>}
    >
      <p>
        <strong className="font-semibold text-ink">Not available yet.</strong> Until it is, a
        password that you use nowhere else protects you best; and we write to you whenever a browser
        that we have not seen before signs in to your account.
      </p>
    </SettingsPart>
  )
}
