import { afterEach, beforeAll } from 'vitest'
import { requestsAsked } from '../support/requests-asked.ts'
import { requestsKey } from './reports.ts'

/* What each file of tests asks sites for goes into the report: `npm test -- --changed` chooses by it. */

beforeAll(() => requestsAsked.clear())
afterEach(({ task }) => {
  Object.assign(task.file.meta, { [requestsKey]: [...requestsAsked] })
})
