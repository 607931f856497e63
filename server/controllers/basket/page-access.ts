import type { Request } from 'express'
import { HttpError, notFound } from '#server/http/errors.ts'
import type { signedPages } from '#server/signing/signed-pages.ts'
import type { Signer } from '#server/signing/signer.ts'

/** A page that some may read: its owner, and whoever has its address with the key. */
interface OwnPage {
  readonly signer: Signer
  readonly purpose: (typeof signedPages)[keyof typeof signedPages]
  readonly id: string
  /** The account that it belongs to; null: nobody's, or there is no such page. */
  readonly owner: string | null
}

/**
 * Lets through who may read a page of this id.
 * @throws HttpError 404 for others without a key, as for a page that is none; 403 for a wrong key.
 */
export async function requireAccess(request: Request, page: OwnPage): Promise<void> {
  const { signer, purpose, id, owner } = page
  const { key } = request.query
  if (typeof key === 'string' && signer.verify(purpose, key) === id) return
  const signedIn = owner === null ? null : await request.signedIn()
  if (signedIn && signedIn.user.id === owner) return
  if (key === undefined) throw notFound()
  throw new HttpError(
    403,
    'This link is incomplete. Open it from our e-mail once more, or sign in to your account.',
  )
}
