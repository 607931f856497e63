import { readFileSync } from 'node:fs'

/** One answer that is there before it is asked for. */
export interface ReadyAnswer {
  readonly status: number
  /** Name, value, name, value. */
  readonly headers: string[]
  readonly body: Buffer
}

/** By the path to send each at. */
export type WrittenAnswers = Readonly<Record<string, ReadyAnswer>>

/** The answers as one text, for `readyAnswers`. */
export function textOf(answers: WrittenAnswers): string {
  const texts = Object.entries(answers).map(([path, { status, headers, body }]) => [
    path,
    { status, headers, body: body.toString('base64') },
  ])
  return JSON.stringify(Object.fromEntries(texts))
}

/**
 * The port and the answers in a file, as the command line names them.
 * @throws when there is no such answer.
 */
export function readyAnswers(): {
  readonly port: number
  readonly answerFor: (path: string) => ReadyAnswer
} {
  const [, , port = '', file = ''] = process.argv
  const written = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
    Record<string, Omit<ReadyAnswer, 'body'> & { readonly body: string }>
  >
  const answers = new Map(
    Object.entries(written).map(([path, answer]) => [
      path,
      { ...answer, body: Buffer.from(answer.body, 'base64') },
    ]),
  )
  return {
    port: Number(port),
    answerFor(path) {
      const answer = answers.get(path)
      if (!answer) throw new Error(`There is no answer for ${path}.`)
      return answer
    },
  }
}
