import type { Field } from '#server/content/guide/fields.ts'
import type { Scaffold, ScaffoldKind } from '#server/content/scaffold/scaffold.ts'
import type { Paint } from './terminal.ts'

/** Keys that are right as they are. */
const settled = ['draft', 'id', 'slug', 'routeName']

/** What to do with a new file, from its top to its bottom, and how it is published. */
export function scaffoldGuidance(
  kind: ScaffoldKind,
  { written, optional }: Scaffold,
  path: string,
  paint: Paint,
): string {
  const todo = written.filter(
    ({ name, says, value }) => !settled.includes(name) && (says || value !== 'an object'),
  )
  return [
    `Made ${paint('heading', path)}. It is a draft: nobody sees it yet.`,
    '',
    paint('heading', 'Write, from the top of the file to its end'),
    '',
    ...todo.map((field, index) => `${String(index + 1).padStart(4)}. ${fieldLine(field, paint)}`),
    '',
    paint('heading', 'You may add'),
    '',
    ...optional.map((field) => `      ${fieldLine(field, paint)}`),
    '',
    paint('heading', 'When it is ready'),
    '',
    ...publishing(kind).map((step, index) => `${String(index + 1).padStart(4)}. ${step}`),
    '',
  ].join('\n')
}

function fieldLine({ name, says, value }: Field, paint: Paint): string {
  return `${name}: ${says ? `${says} ${paint('quiet', `(${value})`)}` : value}`
}

function publishing(kind: ScaffoldKind): readonly string[] {
  const offer =
    'Name it where people should find it: a card in home.json, a menu in navigation.json.'
  const page =
    'Give it an address: a developer adds its routeName to the route table (README.md, “Add a page”).'
  return [
    'Run npm run content:check and mend what it names.',
    ...(kind === 'page' ? [page] : []),
    'Remove the line "draft": true.',
    ...(kind === 'course' || kind === 'holiday' ? [offer] : []),
  ]
}
