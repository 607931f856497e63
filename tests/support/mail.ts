import { EventEmitter, once } from 'node:events'
import type { OutgoingMail, Transport } from '#server/mail/outbox.ts'
import type { Schedule } from '#server/mail/worker.ts'

/** A clock that goes on when it is told to. */
export function handClock(start: number) {
  let instant = start
  return {
    now: () => instant,
    pass(milliseconds: number) {
      instant += milliseconds
    },
  }
}

/** An alarm that rings when it is told to. */
export function handSchedule(): Schedule & { ring(): void; readonly isSet: boolean } {
  let alarm: (() => void) | undefined
  return {
    after(_milliseconds, work) {
      alarm = work
      return () => {
        if (alarm === work) alarm = undefined
      }
    },
    ring() {
      alarm?.()
    },
    get isSet() {
      return alarm !== undefined
    },
  }
}

/** A transport whose mails end in an array. */
export function mailbox() {
  const mails: OutgoingMail[] = []
  const arrivals = new EventEmitter()
  const transport: Transport = {
    async send(mail) {
      mails.push(mail)
      arrivals.emit('mail')
    },
    close: () => undefined,
  }
  return { mails, transport, arrival: () => once(arrivals, 'mail') }
}
