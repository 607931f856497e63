import type { Answer } from './answers.ts'
import { dataDifferences } from './data.ts'
import { dataBlocks, markupDifferences, tokensOf } from './markup.ts'

/** Everything in which what two builds answer differs. */
export function differencesOf(then: Answer, now: Answer): string[] {
  const status = then.status === now.status ? [] : [`status: ${then.status} -> ${now.status}`]
  const headers = dataDifferences(then.headers, now.headers, 'header')
  return [...status, ...headers, ...bodyDifferences(then, now)]
}

function bodyDifferences(then: Answer, now: Answer): string[] {
  if (then.text === now.text) return []
  const kind = now.headers['content-type'] ?? ''
  if (kind.startsWith('application/json')) return jsonDifferences(then.text, now.text, '')
  return [
    ...blockDifferences(then.text, now.text),
    ...markupDifferences(tokensOf(then.text), tokensOf(now.text)),
  ]
}

function blockDifferences(then: string, now: string): string[] {
  const [before, after] = [dataBlocks(then), dataBlocks(now)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const place = /(?:id|data-page)="([^"]*)"/.exec(name)?.[1] ?? 'data'
    return jsonDifferences(before.get(name) ?? 'null', after.get(name) ?? 'null', place)
  })
}

function jsonDifferences(then: string, now: string, place: string): string[] {
  return then === now ? [] : dataDifferences(JSON.parse(then), JSON.parse(now), place)
}
