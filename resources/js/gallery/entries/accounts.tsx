import { AccountCard, AccountHeading, SettingsPart } from '#js/components/account/account-parts.tsx'
import { AuthCard } from '#js/components/account/auth-card.tsx'
import { CodeField } from '#js/components/account/code-field.tsx'
import { PasskeyButton } from '#js/components/account/passkey-button.tsx'
import { RichText } from '#js/components/ui/rich-text.tsx'
import { TextLink } from '#js/components/ui/text-link.tsx'
import { alone, areaOnPaper, small, wide } from '../entry.ts'
import { longCopy, longName, longWord } from '../samples.tsx'

const code = { name: 'code', value: undefined }
const nothingChosen = async () => ({ fault: 'No passkey was chosen, or it took too long.' })
const passkey = {
  action: '/login',
  ask: nothingChosen,
  carries: [],
  otherwise: 'Use your password instead.',
}

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
        <p>You have no second step.</p>
      </SettingsPart>
    ),
    Grave: (
      <SettingsPart id="grave-part" title={longWord} about={<p>For good.</p>} isGrave>
        <p>{longWord}</p>
      </SettingsPart>
    ),
  }),
  small('Code field', ['account/code-field.tsx'], {
    'Of an app': <CodeField {...code} id="app-code" error={undefined} takes="app" />,
    'For recovery': <CodeField {...code} id="recovery-code" error={undefined} takes="recovery" />,
    'Not right': <CodeField {...code} id="wrong-code" error={longName} takes="either" />,
  }),
  alone('Passkey button', ['account/passkey-button.tsx'], {
    Usual: <PasskeyButton {...passkey} label="Use a passkey" />,
    'Before another way': <PasskeyButton {...passkey} label={longName} isFirst other="below" />,
    'After another way': (
      <PasskeyButton {...passkey} label="Sign in with a passkey" other="above" />
    ),
  }),
])
