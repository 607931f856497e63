import { formatDate } from '#server/format/dates.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { requireSignedIn } from '#server/http/session.ts'
import type { ControllerServices } from '../controller-services.ts'

/** GET user-data.download: everything that is kept about somebody, as a file that machines read too. */
export function ownData({ auth, clock }: ControllerServices): ActionHandler {
  return async (request, response) => {
    const data = await auth.data(await requireSignedIn(request))
    const day = formatDate(clock.now(), 'machine')
    response.attachment(`saltlark-${day}.json`)
    response.send(`${JSON.stringify(data, null, 2)}\n`)
  }
}
