import Confirm from '#js/pages/auth/confirm.tsx'
import Forgot from '#js/pages/auth/forgot.tsx'
import Login from '#js/pages/auth/login.tsx'
import Notice from '#js/pages/auth/notice.tsx'
import Register from '#js/pages/auth/register.tsx'
import Reset from '#js/pages/auth/reset.tsx'
import Verify from '#js/pages/auth/verify.tsx'
import type { Entry } from '../entry.ts'
import { longWord } from '../samples.ts'

const email = 'ada@example.com'
const longEmail = `${longWord}@example.com`
const intended = '/events'
const hrefs = {
  loginHref: '/login',
  registerHref: '/register',
  forgotHref: '/forgot-password',
  intended,
}

export const signIn: Entry = {
  title: 'Sign in',
  group: 'Pages',
  shows: ['pages/auth/login.tsx'],
  areAlone: true,
  states: [
    { title: 'Empty', content: <Login {...hrefs} action="/login" email="" /> },
    { title: 'From a letter', content: <Login {...hrefs} action="/login" email={longEmail} /> },
  ],
}

export const register: Entry = {
  title: 'Create an account',
  group: 'Pages',
  shows: ['pages/auth/register.tsx', 'pages/auth/notice.tsx'],
  areAlone: true,
  states: [
    { title: 'Empty', content: <Register {...hrefs} action="/register" /> },
    {
      title: 'A letter is on its way',
      content: <Notice {...hrefs} action="/email/verification-notification" email={email} />,
    },
    {
      title: 'To a long address',
      content: <Notice {...hrefs} action="/email/verification-notification" email={longEmail} />,
    },
    {
      title: 'A letter once more',
      content: <Notice {...hrefs} action="/email/verification-notification" email={null} />,
    },
  ],
}

const verifying = '/email/verify/0000'

export const verify: Entry = {
  title: 'Verify an address',
  group: 'Pages',
  shows: ['pages/auth/verify.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Of a new account',
      content: <Verify state="open" purpose="verify-email" email={email} action={verifying} />,
    },
    {
      title: 'In place of another',
      content: <Verify state="open" purpose="change-email" email={longEmail} action={verifying} />,
    },
    {
      title: 'Too late',
      content: (
        <Verify state="expired" action="/email/verification-notification" loginHref="/login" />
      ),
    },
  ],
}

export const forgotten: Entry = {
  title: 'Forgotten password',
  group: 'Pages',
  shows: ['pages/auth/forgot.tsx', 'pages/auth/reset.tsx', 'pages/auth/confirm.tsx'],
  areAlone: true,
  states: [
    {
      title: 'Empty',
      content: <Forgot {...hrefs} action="/forgot-password" email="" sentTo={null} />,
    },
    {
      title: 'A letter is on its way',
      content: <Forgot {...hrefs} action="/forgot-password" email="" sentTo={longEmail} />,
    },
    {
      title: 'A new password',
      content: <Reset state="open" token="0000" action="/reset-password" />,
    },
    {
      title: 'Too late',
      content: <Reset state="expired" forgotHref="/forgot-password" />,
    },
    {
      title: 'The password once more',
      content: <Confirm action="/user/confirm-password" intended="/user/data" email={email} />,
    },
  ],
}
