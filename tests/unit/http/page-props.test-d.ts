import type { Responder } from '@saltlark/inertia-express'
import type { ConfirmSubscriptionProps, Pages } from '#server/props/pages.ts'
import type { Flash, SharedProps } from '#server/props/shared.ts'
import { page } from '#server/site/page.ts'
import type { PageAnswer } from '#server/site/page.ts'

/** What the compiler promises about pages and their props. Nothing here runs. */

declare const inertia: Responder<Pages, SharedProps, Flash>
declare const props: ConfirmSubscriptionProps

const meta = { title: 'Confirm your subscription', isIndexed: false }

export const answers: PageAnswer[] = [
  page('newsletter/confirm', props, meta),
  page('error', { status: 404, title: 'Page not found', message: 'There is none.' }, meta, 404),

  // @ts-expect-error: there is no such page
  page('newsletter/confrim', props, meta),
  // @ts-expect-error: these are the props of another page
  page('home', props, meta),
  // @ts-expect-error: `state` is missing
  page('newsletter/confirm', { email: 'ada@example.com', action: '/' }, meta),
  // @ts-expect-error: no subscription has this state
  page('newsletter/confirm', { ...props, state: 'expired' }, meta),
  // @ts-expect-error: the page has no prop called `mail`
  page('newsletter/confirm', { ...props, mail: 'ada@example.com' }, meta),
  // @ts-expect-error: every page says whether it may be listed
  page('newsletter/confirm', props, { title: 'Confirm' }),
]

// @ts-expect-error: the adapter knows the site's pages too
void inertia.render('newsletter/confrim', props)
// @ts-expect-error: and their props
void inertia.render('newsletter/confirm', { email: 'ada@example.com' })
void inertia.render('newsletter/confirm', { ...props })
void inertia.render('newsletter/confirm', { ...props, isSeasonal: true, old: { email: '' } })
// @ts-expect-error: a prop that every page has is checked where it is given
void inertia.render('newsletter/confirm', { ...props, isSeasonal: 'yes' })
// @ts-expect-error: no page shows this message
inertia.flash('sucess', 'Saved.')
