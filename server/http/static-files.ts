import express from 'express'
import type { RequestHandler } from 'express'

const yearInSeconds = 31_536_000

/** Files as they are. A built file's name holds the hash of its bytes, so it is kept for ever. */
export function staticFiles(directory: string): RequestHandler {
  return express.static(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const isBuilt = /-[\w-]{8}\.\w+$/.test(path) && /[\\/]build[\\/]/.test(path)
      response.setHeader(
        'Cache-Control',
        isBuilt ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      )
    },
  })
}
