import { sealSecret } from '#server/auth/factors/authenticator-app.ts'
import { createSealer } from '#server/signing/sealer.ts'

/** Seals the secret of a person's app as a site with the tests' key does. */
export const sealer = createSealer(['a-key-for-tests-and-nothing-else'])

export const seal = sealSecret(sealer)
