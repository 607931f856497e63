import { hasFactor } from '#server/auth/factors/factors.ts'
import type { Factors, OwnPasskey } from '#server/auth/factors/factors.ts'
import type { StaffRole } from '#server/auth/roles.ts'
import { formatDate } from '#server/format/dates.ts'
import type { PasskeyProps, TwoStepsProps } from '#server/props/accounts.ts'
import type { Links } from '../context.ts'

interface Security {
  /** Null: they do not work here. */
  readonly role: StaffRole | null
  readonly factors: Factors
}

/** What somebody can prove themselves by besides the password, and what they can do about it. */
export function presentTwoSteps({ role, factors }: Security, links: Links): TwoStepsProps {
  const { appSince, passkeys, recoveryCodes } = factors
  const isAsked = hasFactor(factors)
  return {
    role: role && roleNames[role],
    mustAdd: role !== null && !isAsked,
    passkeys: passkeys.map((passkey) => presentPasskey(passkey, links)),
    newPasskeyHref: links.path('passkeys.create'),
    app:
      appSince === null
        ? null
        : {
            since: `In use since ${formatDate(appSince, 'fullDate')}`,
            remove: links.link('two-factor.disable'),
          },
    appHref: links.path('two-factor.show'),
    recoveryCodes: isAsked
      ? { left: recoveryCodes, href: links.path('two-factor.recovery-codes') }
      : null,
  }
}

const roleNames: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  office: 'Office',
  editor: 'Editor',
  crew: 'Crew',
}

function presentPasskey(
  { id, name, createdAt, usedAt, isBackedUp, isBlocked }: OwnPasskey,
  links: Links,
): PasskeyProps {
  return {
    id,
    name,
    isBlocked,
    added: `Added on ${formatDate(createdAt, 'fullDate')}`,
    lastUsed: usedAt === null ? 'Not used yet' : `Last used on ${formatDate(usedAt, 'fullDate')}`,
    keeping: isBackedUp
      ? 'Kept by a password manager as well: another device of yours has it too.'
      : 'On one device alone: if that is lost, so is the passkey.',
    rename: links.link('passkeys.update', { item: id }),
    remove: links.link('passkeys.destroy', { item: id }),
  }
}
