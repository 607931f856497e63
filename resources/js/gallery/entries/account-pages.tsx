import Dashboard from '#js/pages/account/dashboard.tsx'
import Profile from '#js/pages/account/profile.tsx'
import type { ProfileProps, SessionShown } from '#server/props/accounts.ts'
import type { Entry } from '../entry.ts'
import { longName, longWord } from '../samples.ts'

const email = 'ada@example.com'
const longEmail = `${longWord}@example.com`
const nothing = { orders: [], nextTrip: null }
const ada = { name: 'Ada Winters', email, ...nothing }
const long = { name: longName, email: longEmail, ...nothing }

const orders = [
  {
    number: 'SL-1042',
    ordered: '4 December, 2026',
    statusLabel: 'Awaiting payment',
    total: { text: '£588.95', tone: 'plain' as const },
    href: '/orders/1',
  },
  {
    number: 'SL-1007',
    ordered: '2 May, 2026',
    statusLabel: 'Paid',
    total: { text: '£18.95', tone: 'plain' as const },
    href: '/orders/2',
  },
]

const nextTrip = {
  name: 'Competent Crew',
  place: 'Shamrock Quay, Southampton',
  href: '/orders/1',
  when: 'Friday 5 March, 2027 to Tuesday 9 March, 2027',
}

export const dashboard: Entry = {
  title: 'Your account',
  group: 'Pages',
  shows: [
    'pages/account/dashboard.tsx',
    'sections/account/next-trip.tsx',
    'sections/account/cards.tsx',
  ],
  areAlone: true,
  states: [
    {
      title: 'Without the newsletter',
      content: <Dashboard {...ada} newsletter="none" stopNewsletterHref={null} />,
    },
    {
      title: 'With the newsletter',
      content: <Dashboard {...ada} newsletter="subscribed" stopNewsletterHref="/mail/stop" />,
    },
    {
      title: 'With orders and a trip',
      content: (
        <Dashboard
          {...ada}
          orders={orders}
          nextTrip={nextTrip}
          newsletter="subscribed"
          stopNewsletterHref="/mail/stop"
        />
      ),
    },
    {
      title: 'Newsletter asked for, long words',
      content: <Dashboard {...long} newsletter="waiting" stopNewsletterHref={null} />,
    },
  ],
}

const here: SessionShown = {
  id: '1',
  device: 'Chrome on Windows',
  address: '192.0.2.14',
  isThis: true,
  end: null,
  since: 'Signed in on 4 May, 2027',
  lastUsed: 'Used just now',
}

const elsewhere: SessionShown = {
  id: '2',
  device: 'Safari on iPhone',
  address: '2001:db8::7:1c02',
  isThis: false,
  since: 'Signed in on 30 April, 2027',
  lastUsed: 'Used 2 days ago',
  end: { url: '/user/sessions/2', method: 'delete' },
}

const profile: ProfileProps = {
  name: 'Ada Winters',
  email,
  downloadHref: '/user/data',
  information: { url: '/user/profile-information', method: 'put' },
  password: { url: '/user/password', method: 'put' },
  sessions: [here, elsewhere],
  endOthers: { url: '/user/other-browser-sessions', method: 'delete' },
  deletion: { url: '/user', method: 'delete' },
}

export const yourProfile: Entry = {
  title: 'Your profile',
  group: 'Pages',
  shows: [
    'pages/account/profile.tsx',
    'sections/account/settings.tsx',
    'sections/account/browsers.tsx',
  ],
  areAlone: true,
  states: [
    { title: 'Two browsers', content: <Profile {...profile} /> },
    { title: 'One browser', content: <Profile {...profile} sessions={[here]} /> },
    {
      title: 'Long words',
      content: (
        <Profile
          {...profile}
          name={longName}
          email={longEmail}
          sessions={[here, { ...elsewhere, device: longWord }]}
        />
      ),
    },
  ],
}
