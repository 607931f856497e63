import { AccountCard, AccountHeading, SettingsPart } from '#js/components/account/account-parts.tsx'
import Dashboard from '#js/pages/account/dashboard.tsx'
import Profile from '#js/pages/account/profile.tsx'
import Confirm from '#js/pages/auth/confirm.tsx'
import Forgot from '#js/pages/auth/forgot.tsx'
import Login from '#js/pages/auth/login.tsx'
import Notice from '#js/pages/auth/notice.tsx'
import Register from '#js/pages/auth/register.tsx'
import Reset from '#js/pages/auth/reset.tsx'
import Verify from '#js/pages/auth/verify.tsx'
import type { ProfileProps, SessionShown } from '#server/props/accounts.ts'
import { entriesOf } from '../entry.ts'
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

const intended = '/events'

const hrefs = {
  loginHref: '/login',
  registerHref: '/register',
  forgotHref: '/forgot-password',
  intended,
}

const verifying = '/email/verify/0000'

export const accounts = entriesOf([
  {
    title: 'Account card',
    shows: ['components/account/account-parts.tsx'],
    areSmall: true,
    states: {
      Short: (
        <AccountCard id="orders" title="Orders" icon="cart">
          <p>None yet.</p>
        </AccountCard>
      ),
      'Long words': (
        <AccountCard id="bookings" title={`At ${longWord}`} icon="calendar">
          <p>{longName}</p>
          <p>{longWord}</p>
        </AccountCard>
      ),
    },
  },
  {
    title: 'Account heading',
    shows: ['components/account/account-parts.tsx'],
    areAlone: true,
    states: {
      Short: <AccountHeading title="Your Account" email="ada@example.com" />,
      'A long address': <AccountHeading title="Your Account" email={`${longWord}@example.com`} />,
    },
  },
  {
    title: 'Settings part',
    shows: ['components/account/account-parts.tsx'],
    states: {
      Usual: (
        <SettingsPart id="one-part" title="Two-step sign-in" about={<p>{longName}</p>}>
          <p>Not available yet.</p>
        </SettingsPart>
      ),
      Grave: (
        <SettingsPart id="grave-part" title={longWord} about={<p>For good.</p>} isGrave>
          <p>{longWord}</p>
        </SettingsPart>
      ),
    },
  },
  {
    title: 'Your account',
    shows: ['pages/account/dashboard.tsx', 'sections/account/cards.tsx'],
    areAlone: true,
    states: {
      'Without the newsletter': <Dashboard {...ada} newsletter="none" stopNewsletterHref={null} />,
      'With the newsletter': (
        <Dashboard {...ada} newsletter="subscribed" stopNewsletterHref="/mail/stop" />
      ),
      'With orders and a trip': (
        <Dashboard
          {...ada}
          orders={orders}
          nextTrip={nextTrip}
          newsletter="subscribed"
          stopNewsletterHref="/mail/stop"
        />
      ),
      'Newsletter asked for, long words': (
        <Dashboard {...long} newsletter="waiting" stopNewsletterHref={null} />
      ),
    },
  },
  {
    title: 'Your profile',
    shows: ['pages/account/profile.tsx', 'sections/account/settings.tsx'],
    areAlone: true,
    states: {
      'Two browsers': <Profile {...profile} />,
      'One browser': <Profile {...profile} sessions={[here]} />,
      'Long words': (
        <Profile
          {...profile}
          name={longName}
          email={longEmail}
          sessions={[here, { ...elsewhere, device: longWord }]}
        />
      ),
    },
  },
  {
    title: 'Sign in',
    shows: ['pages/auth/login.tsx'],
    areAlone: true,
    states: {
      Empty: <Login {...hrefs} action="/login" email="" />,
      'From a letter': <Login {...hrefs} action="/login" email={longEmail} />,
    },
  },
  {
    title: 'Create an account',
    shows: ['pages/auth/register.tsx', 'pages/auth/notice.tsx'],
    areAlone: true,
    states: {
      Empty: <Register {...hrefs} action="/register" />,
      'A letter is on its way': (
        <Notice {...hrefs} action="/email/verification-notification" email={email} />
      ),
      'To a long address': (
        <Notice {...hrefs} action="/email/verification-notification" email={longEmail} />
      ),
      'A letter once more': (
        <Notice {...hrefs} action="/email/verification-notification" email={null} />
      ),
    },
  },
  {
    title: 'Verify an address',
    shows: ['pages/auth/verify.tsx'],
    areAlone: true,
    states: {
      'Of a new account': (
        <Verify state="open" purpose="verify-email" email={email} action={verifying} />
      ),
      'In place of another': (
        <Verify state="open" purpose="change-email" email={longEmail} action={verifying} />
      ),
      'Too late': (
        <Verify state="expired" action="/email/verification-notification" loginHref="/login" />
      ),
    },
  },
  {
    title: 'Forgotten password',
    shows: ['pages/auth/forgot.tsx', 'pages/auth/reset.tsx', 'pages/auth/confirm.tsx'],
    areAlone: true,
    states: {
      Empty: <Forgot {...hrefs} action="/forgot-password" email="" sentTo={null} />,
      'A letter is on its way': (
        <Forgot {...hrefs} action="/forgot-password" email="" sentTo={longEmail} />
      ),
      'A new password': <Reset state="open" token="0000" action="/reset-password" />,
      'Too late': <Reset state="expired" forgotHref="/forgot-password" />,
      'The password once more': (
        <Confirm action="/user/confirm-password" intended="/user/data" email={email} />
      ),
    },
  },
])
