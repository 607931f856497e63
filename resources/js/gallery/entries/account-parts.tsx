import { AccountCard } from '#js/components/account-card.tsx'
import { AccountHeading } from '#js/components/account-heading.tsx'
import { SettingsPart } from '#js/components/settings-part.tsx'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

export const accountCard: Entry = {
  title: 'Account card',
  group: 'Components',
  shows: ['components/account-card.tsx'],
  areSmall: true,
  states: [
    {
      title: 'Short',
      content: (
        <AccountCard id="orders" title="Orders" icon="cart">
          <p>None yet.</p>
        </AccountCard>
      ),
    },
    {
      title: 'Long words',
      content: (
        <AccountCard id="bookings" title={`At ${longWord}`} icon="calendar">
          <p>{longName}</p>
          <p>{longWord}</p>
        </AccountCard>
      ),
    },
  ],
}

export const accountHeading: Entry = {
  title: 'Account heading',
  group: 'Components',
  shows: ['components/account-heading.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Short',
      content: <AccountHeading title="Your Account" email="ada@example.com" />,
    },
    {
      title: 'A long address',
      content: <AccountHeading title="Your Account" email={`${longWord}@example.com`} />,
    },
  ],
}

export const settingsPart: Entry = {
  title: 'Settings part',
  group: 'Components',
  shows: ['components/settings-part.tsx'],
  states: [
    {
      title: 'Usual',
      content: (
        <SettingsPart id="one-part" title="Two-step sign-in" about={<p>{longName}</p>}>
          <p>Not available yet.</p>
        </SettingsPart>
      ),
    },
    {
      title: 'Grave',
      content: (
        <SettingsPart id="grave-part" title={longWord} about={<p>For good.</p>} isGrave>
          <p>{longWord}</p>
        </SettingsPart>
      ),
    },
  ],
}
