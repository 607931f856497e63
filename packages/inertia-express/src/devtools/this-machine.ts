import type { Request } from 'express'

/** Does the caller sit on the machine that answers? A proxy's word for it does not count. */
export function isOnThisMachine({ socket }: Pick<Request, 'socket'>): boolean {
  return /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(socket.remoteAddress ?? '')
}
