import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { unusedComponents } from '../../../vite/unused-components.ts'
import { bundled, codeOf } from '../../support/bundled.ts'

describe('a component of the client library', () => {
  it('is not sent to browsers when nobody imports it', async () => {
    expect(await sentWith('Link')).toEqual([])
  })

  it('stops the build when the library has become another, so that no saving is lost unseen', () => {
    const transform = unusedComponents().transform as Rolldown.ObjectHook<
      (this: { error: (message: string) => never }, code: string) => unknown
    >
    const error = (message: string) => {
      throw new Error(message)
    }

    expect(() => {
      if ('handler' in transform) transform.handler.call({ error }, 'export const Form = 1')
    }).toThrow('@inertiajs/react')
  })
})

it('a branch for servers is not sent to browsers', async () => {
  const code = await bundleOf(
    `console.log(typeof window === 'undefined' ? 'in a server' : 'in a browser')`,
  )

  expect(code).toContain('in a browser')
  expect(code).not.toContain('in a server')
})

/** A property that only this component has: no minifier changes its name. */
const marks = { Form: 'resetOnSuccess', InfiniteScroll: 'manualAfter' } as const

/** Which of them are in the bundle of a site that imports one component of the library. */
async function sentWith(component: 'Link' | keyof typeof marks): Promise<string[]> {
  const code = await bundleOf(
    `import { ${component} } from '@inertiajs/react'\nconsole.log(${component})`,
  )
  return Object.entries(marks).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []))
}

async function bundleOf(source: string): Promise<string> {
  return codeOf(await bundled({ 'entry.js': source }, { plugins: [unusedComponents()] }))
}
