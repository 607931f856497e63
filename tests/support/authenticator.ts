import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

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

  function authenticatorData(quirks: Quirks, attested: Buffer = Buffer.alloc(0)): Buffer {
    const { host = site.host, isVerified = true, isBackedUp = false } = quirks
    count = quirks.counter ?? count + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const flags = [
      [true, 0x01],
      [isVerified, 0x04],
      // One that is kept elsewhere could be from the beginning.
      [isBackedUp, 0x18],
      [attested.length > 0, 0x40],
    ] as const
    const bits = flags.reduce((sum, [isOn, bit]) => (isOn ? sum + bit : sum), 0)
    return Buffer.concat([sha256(host), Buffer.from([bits]), counter, attested])
  }

  function clientData(type: string, asked: string, { origin, challenge }: Quirks): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? asked,
        origin: origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  }

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
      const data = authenticatorData({ counter: 0, ...quirks }, attested)
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data)],
      )
      return {
        ...whole,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options.challenge, quirks)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      }
    },
    use(
      { challenge }: Pick<PublicKeyCredentialRequestOptionsJSON, 'challenge'>,
      quirks: Quirks = {},
    ): AuthenticationResponseJSON {
      const data = authenticatorData(quirks)
      const client = clientData('webauthn.get', challenge, quirks)
      const hash = createHash('sha256').update(client).digest()
      return {
        ...whole,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, hash]), privateKey)),
          userHandle: quirks.userHandle ?? owner,
        },
      }
    },
  }
}

function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

function base64(value: Buffer): string {
  return value.toString('base64url')
}

/** RFC 9052 and 9053: an EC2 key on P-256, for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map(
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  )
}

/** The head of a CBOR value (RFC 8949, 3): its kind, and a number of up to 16 bits. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff])
}

function integer(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([head(2, value.length), value])
}

function text(value: string): Buffer {
  const encoded = Buffer.from(value)
  return Buffer.concat([head(3, encoded.length), encoded])
}

function map(...entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}
