import type { NextFunction, Request, Response } from 'express'
import { headers } from '../protocol/headers.ts'
import { allMessagesByField, messagesByField } from './messages-by-field.ts'
import type { StandardSchema } from './standard-schema.ts'
import { issuesOfFields } from './validate-only.ts'

export interface PrecognitionOptions {
  /**
   * What the schema judges. Default: the body, read by a parser that stands before, and the query of a
   * GET request; `{}` where there is none.
   */
  readonly input?: (request: Request) => unknown
  /** Tell every message of a field, as a list, instead of the first one. Default false. */
  readonly allMessages?: boolean
}

/**
 * Answers a Precognition request by a schema (protocol, "Precognition"): 204 when the fields that it
 * asks about are right, else 422 and their messages. What stands after it never sees such a request;
 * any other request goes on. Stands after body parsers, sign-in and the check for forgery.
 */
export function precognition(schema: StandardSchema, options: PrecognitionOptions = {}) {
  return async function foreseesForm(
    request: Request,
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    if (!(await answersPrecognition(request, response, schema, options))) next()
  }
}

/** The same inside a handler. True: the request was a Precognition request, and is answered. */
export async function answersPrecognition(
  request: Request,
  response: Response,
  schema: StandardSchema,
  { input = fieldsOf, allMessages = false }: PrecognitionOptions = {},
): Promise<boolean> {
  response.vary(headers.precognition)
  if (!isPrecognitive(request)) return false

  const { issues = [] } = await schema['~standard'].validate(input(request))
  const list = request.get(validateOnly)
  const wanted = list === undefined ? issues : issuesOfFields(issues, list)
  response.setHeader(headers.precognition, 'true')
  const [first] = wanted
  if (first === undefined) {
    response.setHeader(success, 'true')
    response.status(204).end()
  } else {
    const errors = allMessages ? allMessagesByField(wanted) : messagesByField(wanted)
    response.status(422).json({ message: first.message, errors })
  }
  return true
}

const validateOnly = 'Precognition-Validate-Only'

const success = 'Precognition-Success'

function fieldsOf({ method, query, body }: Request): unknown {
  return (method === 'GET' ? query : (body as unknown)) ?? {}
}

/** Does the client only ask whether a form would be taken? */
function isPrecognitive(request: Request): boolean {
  return request.get(headers.precognition) === 'true'
}

/**
 * Marks every answer to a Precognition request as one, refusals too (protocol, "Precognition"): the
 * client throws at an answer without the mark. Stands before everything that answers.
 */
export function precognitive() {
  return function marksPrecognition(
    request: Request,
    response: Response,
    next: NextFunction,
  ): void {
    if (isPrecognitive(request)) {
      response.setHeader(headers.precognition, 'true')
      response.vary(headers.precognition)
    }
    next()
  }
}

/**
 * Refuses, with the status 400, a Precognition request that nothing answered: a handler that comes next
 * would do the real thing while the visitor is still typing. Stands before handlers that change data.
 */
export function unforeseen() {
  return function refusesPrecognition(request: Request, _response: Response, next: NextFunction) {
    if (!isPrecognitive(request)) {
      next()
      return
    }
    const message = `${request.method} ${request.path} cannot check a form ahead: put precognition(schema) before its handler.`
    next(Object.assign(new Error(message), { status: 400 }))
  }
}
