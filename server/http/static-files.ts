import express from 'express'
import type { RequestHandler } from 'express'
import { readyForms } from './ready-forms.ts'

const yearInSeconds = 31_536_000

/**
 * Files as they are, or in the smaller form that the build left beside them. A built file's name holds
 * the hash of its bytes, so it is kept for ever.
 */
export function staticFiles(directory: string): RequestHandler[] {
  return [
    readyForms(directory, 'build', lifetimeOf),
    express.static(directory, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders(response, path) {
        response.setHeader('Cache-Control', lifetimeOf(path))
      },
    }),
  ]
}

function lifetimeOf(path: string): string {
  const isBuilt = /-[\w-]{8}\.\w+$/.test(path) && /[\\/]build[\\/]/.test(path)
  return isBuilt ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600'
}
