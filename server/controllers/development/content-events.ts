import { AsyncResource } from 'node:async_hooks'
import type { Request, Response } from 'express'
import { codeFrame } from '#server/content/report.ts'
import type { ContentSource } from '#server/content/source.ts'
import { violationText } from '#server/content/violation.ts'
import { formatDate } from '#server/format/dates.ts'
import type { ActionHandler } from '#server/http/handlers.ts'
import { sharedProps } from '#server/http/page-answers.ts'
import type { ContentEvents } from '#server/props/content-events.ts'
import { travelledTo } from '#server/site/time-travel.ts'
import type { ControllerServices } from '../controller-services.ts'

const retryMilliseconds = 500

/**
 * GET /_content-events?page=/faq&seen=VERSION: a stream for one open page that tells at once what a
 * saved file means to it (`ContentEvents`). `seen` is the version of the content that the page was made
 * of; a browser that connects again says it in `Last-Event-ID`.
 */
export function contentEvents(services: ControllerServices): ActionHandler {
  const { content } = services

  return (request, response) => {
    const send = openStream(response, () => content.current().version)
    if (request.method === 'HEAD') return void response.end()
    const { page: named } = request.query
    const page = typeof named === 'string' ? named : '/'
    const propsNow = () => propsAt(page, request, services)
    let props = propsNow()

    // What a listener is called by knows nothing of the day that this request has travelled to.
    const tell = AsyncResource.bind(
      (news: Parameters<Parameters<ContentSource['listen']>[0]>[0]) => {
        if (news === 'over') return void response.end()
        if (news !== 'changed') return send('faults', faultsOf(content))
        const before = props
        props = propsNow()
        return send('changed', { only: changedProps(before, props) })
      },
    )
    request.once('close', content.listen(tell))

    send('moment', momentOf())
    const seen = request.get('Last-Event-ID') ?? request.query['seen']
    const isOld = seen !== undefined && seen !== content.current().version
    send('changed', { only: isOld ? null : [] })
    send('faults', faultsOf(content))
  }
}

type Send = <Name extends keyof ContentEvents>(name: Name, data: ContentEvents[Name]) => void

function openStream(response: Response, version: () => string): Send {
  response.status(200).set('Content-Type', 'text/event-stream').flushHeaders()
  response.write(`retry: ${retryMilliseconds}\n\n`)
  return (name, data) => {
    response.write(`id: ${version()}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }
}

/** What the page has now besides what is its visitor's own; null where no page handler answers. */
function propsAt(
  page: string,
  { app }: Request,
  { config, site, pageAt, pathOf }: ControllerServices,
): Readonly<Record<string, unknown>> | null {
  const [path = '', query = ''] = page.split(/\?(.*)/s)
  const parse = app.get('query parser fn') as (query: string) => Request['query']
  try {
    const result = pageAt(path, parse(query))
    if (result?.kind !== 'page') return null
    const address = { appUrl: config.appUrl, url: page, pathOf, isVisit: true }
    const shown = result.preview?.site ?? site.current()
    return { ...sharedProps(shown, result.meta, address, result.props), ...result.props }
  } catch {
    // Whoever builds the page sees the fault in the page itself, once it is asked for.
    return null
  }
}

function faultsOf(content: ContentSource): ContentEvents['faults'] {
  const { violations = [], texts } = content.trouble() ?? {}
  return violations.map((violation) => {
    const { file, line, column } = violation
    const frame = codeFrame(texts?.get(file) ?? '', line, column)
    return { place: `${file}:${line}:${column}`, words: violationText(violation), frame }
  })
}

function momentOf(): ContentEvents['moment'] {
  const instant = travelledTo()
  if (instant === null) return null
  return { words: `${formatDate(instant, 'fullDate')}, ${formatDate(instant, 'time')}` }
}

type Props = Readonly<Record<string, unknown>>

/**
 * The names of the props by which two answers of one page differ. Null when a partial reload cannot
 * lead from one to the other: when there is no page, or when a prop is gone.
 */
export function changedProps(before: Props | null, after: Props | null): readonly string[] | null {
  if (!before || !after) return null
  if (Object.keys(before).some((name) => !Object.hasOwn(after, name))) return null
  // What a browser gets is text, so what is the same text is the same.
  const textOf = (props: Props, name: string) => JSON.stringify(props[name])
  return Object.keys(after).filter((name) => textOf(before, name) !== textOf(after, name))
}
