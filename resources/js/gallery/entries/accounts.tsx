import { AccountCard, AccountHeading, SettingsPart } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { alone, areaOnPaper, small, wide } from '../entry.ts'
import { longCopy, longName, longWord } from '../samples.tsx'

export const accounts = areaOnPaper('Accounts', [
  alone('Auth card', ['account/auth-card.tsx'], {
    Short: (
      <AuthCard title="Sign in" scene="marina-evening">
        <p>
          New here? <TextLink href="/register">Create an account</TextLink>
        </p>
      </AuthCard>
    ),
    Long: (
      <AuthCard title={longName} scene="at-the-helm">
        <p>{longWord}</p>
        <RichText html={longCopy} className="mt-4" />
      </AuthCard>
    ),
  }),
  alone('Account heading', ['account/account-parts.tsx'], {
    Short: <AccountHeading title="Your Account" email="ada@example.com" />,
    'A long address': <AccountHeading title="Your Account" email={`${longWord}@example.com`} />,
  }),
  small('Account card', ['account/account-parts.tsx'], {
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
  }),
  wide('Settings part', ['account/account-parts.tsx'], {
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
  }),
])
