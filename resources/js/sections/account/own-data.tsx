import { SettingsPart } from '#js/components/settings-part.tsx'
import type { ProfileProps } from '#server/props/accounts.ts'

/** Everything that is kept, to take away. */
export function OwnData({ downloadHref }: Pick<ProfileProps, 'downloadHref'>) {
  return (
    <SettingsPart
      id="data"
      title="Your data"
      about={<p>Everything that we keep about you, in a file that you and programs can read.</p>}
    >
      <p className="mb-5">
        We ask for your password first, unless you typed it in the last 15 minutes; then you come
        back here and press once more. Your password is not in the file.
      </p>
      <a
        href={downloadHref}
        className="inline-flex min-h-12 items-center rounded-button border border-slate bg-white px-7 font-semibold text-ink hover:bg-paper"
      >
        Download my data
      </a>
    </SettingsPart>
  )
}
