import type { Request, Response } from 'express'
import { refuseOn } from '#server/http/form.ts'
import type { ShownPage } from '#server/http/form.ts'

/** Answers a refused form on the page that it stands on, which is made anew for its visitor. */
export function refuseWhereShown(shown: (request: Request) => ShownPage | Promise<ShownPage>) {
  return async function refuse(
    request: Request,
    response: Response,
    errors: Record<string, string>,
  ): Promise<void> {
    const page = await shown(request)
    await refuseOn(request, response, errors, page.url, () => page)
  }
}
