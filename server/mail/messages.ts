import type { Letter } from './letter.ts'
import type { Letterhead } from './letterhead.ts'
import { confirmSubscription } from './templates/confirm-subscription.ts'
import type { ConfirmSubscription } from './templates/confirm-subscription.ts'
import { waitingListJoined } from './templates/waiting-list-joined.ts'
import type { WaitingListJoined } from './templates/waiting-list-joined.ts'

/** Every message that the site sends: template name -> the data it is written from. */
export interface Messages {
  'confirm-subscription': ConfirmSubscription
  'waiting-list-joined': WaitingListJoined
}

export type TemplateName = keyof Messages

/** A message that is to be sent to one address. Its data must survive JSON. */
export type Message = {
  [Name in TemplateName]: {
    readonly template: Name
    readonly to: string
    readonly data: Messages[Name]
  }
}[TemplateName]

/**
 * Writes the letter of a stored message, in the company's name.
 * @throws Error when this version of the site does not know the template, or cannot read the data.
 */
export function renderMessage(template: string, data: string, company: Letterhead): Letter {
  if (isTemplateName(template)) return renderStored(template, data, company)
  throw new Error(
    `[mail] template '${template}' is not known here; it is one of ${Object.keys(templates).join(', ')}.`,
  )
}

const templates: {
  readonly [Name in TemplateName]: (data: Messages[Name], company: Letterhead) => Letter
} = {
  'confirm-subscription': confirmSubscription,
  'waiting-list-joined': waitingListJoined,
}

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

// The data was checked against Messages by the compiler when it was written to the outbox.
function renderStored<Name extends TemplateName>(
  name: Name,
  data: string,
  company: Letterhead,
): Letter {
  return templates[name](JSON.parse(data) as Messages[Name], company)
}
