import { onTestFinished } from 'vitest'

/** A stream of server-sent events, each read once and in order. */
export interface EventStream<Events> {
  /** The data of the next event of this name; events of other names before it are passed over. */
  next<Name extends keyof Events & string>(name: Name): Promise<Events[Name]>
  /** What the last event that was read calls itself. */
  lastId(): string
  /** Comes true when the other side has ended the stream. */
  ended(): Promise<void>
}

interface SentEvent {
  readonly name: string
  readonly id: string
  readonly data: string
}

/** Opens a stream for as long as the test lasts. */
export async function listenTo<Events>(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream<Events>> {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(address, { headers, signal: leaving.signal })
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}.`)
  const events = eventsIn(answer.body)
  let id = ''

  return {
    async next(name) {
      for (;;) {
        const { value, done } = await events.next()
        if (done) throw new Error(`The stream ended before an event '${name}' came.`)
        id = value.id
        if (value.name === name) return JSON.parse(value.data)
      }
    },
    lastId: () => id,
    async ended() {
      while (!(await events.next()).done);
    },
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent, undefined> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => fieldOf(line)))
      const name = fields.get('event')
      if (name) yield { name, id: fields.get('id') ?? '', data: fields.get('data') ?? '' }
    }
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const [name = '', value = ''] = line.split(/: (.*)/s)
  return [name, value]
}
