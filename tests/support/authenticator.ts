import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { bytes, coseKey, map, text } from './cbor.ts'

/** How a device and its browser differ from a good one. */
interface Quirks {
  /** The page that asked. */
  readonly origin?: string
  /** Whom it signs for. */
  readonly host?: string
  /** Did somebody show a finger, a face or a PIN? */
  readonly isVerified?: boolean
  /** What it says that it has counted to; left out: one more than before. */
  readonly counter?: number
  readonly isBackedUp?: boolean
  /** Whose passkey it says that it is; left out: whoever's it was made for. */
  readonly userHandle?: string
  /** Another challenge than the one that it was given. */
  readonly challenge?: string
}

/**
 * A device that makes and uses one passkey (ES256, attestation `none`) for a site, as WebAuthn level 3
 * says, and the browser before it.
 */
export function softAuthenticator(site: { readonly origin: string; readonly host: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let owner = ''
  let count = 0

  const dataFor = (quirks: Quirks, attested?: Buffer) => {
    count = quirks.counter ?? count + 1
    return authenticatorData({ host: site.host, ...quirks, counter: count }, attested)
  }
  const clientFor = (type: string, challenge: string, quirks: Quirks) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: quirks.challenge ?? challenge,
        origin: quirks.origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const whole = { ...named, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: named.id,
    make(
      options: Pick<PublicKeyCredentialCreationOptionsJSON, 'challenge' | 'user'>,
      quirks: Quirks = {},
    ): RegistrationResponseJSON {
      owner = options.user.id
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)])
      const data = dataFor({ counter: 0, ...quirks }, attested)
      return {
        ...whole,
        response: {
          clientDataJSON: base64(clientFor('webauthn.create', options.challenge, quirks)),
          attestationObject: base64(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },
    use(
      { challenge }: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge'>,
      quirks: Quirks = {},
    ): AuthenticationResponseJSON {
      const data = dataFor(quirks)
      const client = clientFor('webauthn.get', challenge, quirks)
      return {
        ...whole,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: quirks.userHandle ?? owner,
        },
      }
    },
  }
}

/** Whoever made the device says nothing of it (WebAuthn level 3, 8.7). */
function attestationOf(data: Buffer): Buffer {
  const kind = [text('fmt'), text('none')] as const
  return map(kind, [text('attStmt'), map()], [text('authData'), bytes(data)])
}

/** WebAuthn level 3, 6.1. */
function authenticatorData(
  { host = '', isVerified = true, isBackedUp = false, counter = 0 }: Quirks,
  attested: Buffer = Buffer.alloc(0),
): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const flags = [
    [true, 0x01],
    [isVerified, 0x04],
    // One that is kept elsewhere could be from the beginning.
    [isBackedUp, 0x18],
    [attested.length > 0, 0x40],
  ] as const
  const bits = flags.reduce((sum, [isOn, bit]) => (isOn ? sum + bit : sum), 0)
  return Buffer.concat([sha256(host), Buffer.from([bits]), counted, attested])
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}

function base64(value: Buffer): string {
  return value.toString('base64url')
}
