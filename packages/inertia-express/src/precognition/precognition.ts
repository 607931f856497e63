import type { NextFunction, Request, Response } from 'express'
import { headers } from '../protocol/headers.ts'
import { allMessagesByField, messagesByField } from './messages-by-field.ts'
import { isPrecognitive } from './precognitive.ts'
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
