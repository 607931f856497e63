import { existsSync, readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { RequestHandler } from 'express'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { Encoding } from './accepted-encoding.ts'

const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/**
 * Sends the form of a file that lies ready beside it (`app.js.br`, `app.js.gz`) to whoever takes that
 * encoding. Which there are is read once: a build does not change under a running server.
 * @param directory what is served.
 * @param folder the folder in it that has such forms.
 * @param headersOf what is said of a file, whatever its form.
 */
export function readyForms(
  directory: string,
  folder: string,
  headersOf: (path: string) => Readonly<Record<string, string>>,
): RequestHandler {
  const forms = formsIn(directory, folder)
  return function sendsReadyForm(request, response, next) {
    const ready = forms.get(request.path)
    if (!ready || !['GET', 'HEAD'].includes(request.method)) return next()
    response.vary('Accept-Encoding')
    const encoding = acceptedEncoding(request.get('Accept-Encoding'), [...ready.keys()])
    const file = ready.get(encoding)
    if (file === undefined) return next()

    response.type(extname(request.path))
    const headers = {
      ...headersOf(join(directory, request.path)),
      'Content-Encoding': encoding,
    }
    // Nobody asks for parts of a script; and a part of this form is none of the file.
    response.sendFile(file, { root: directory, headers, acceptRanges: false }, (error) => {
      const { code } = (error ?? {}) as NodeJS.ErrnoException
      // Nobody is there any more to be told anything.
      if (!error || response.headersSent || code === 'ECONNABORTED') return
      for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name)
      // The form went away under the running server: perhaps the file itself did not.
      next(code === 'ENOENT' ? undefined : error)
    })
  }
}

/** For each address the files that hold its forms, as paths in the directory. */
function formsIn(directory: string, folder: string): Map<string, Map<Encoding, string>> {
  const root = join(directory, folder)
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
  const files = new Set(names.map((name) => [folder, ...name.split(sep)].join('/')))
  return new Map(
    [...files].flatMap((file) => {
      const ready = suffixes.filter(([, suffix]) => files.has(file + suffix))
      const forms = ready.map(([encoding, suffix]) => [encoding, file + suffix] as const)
      return forms.length > 0 ? [[`/${file}`, new Map(forms)] as const] : []
    }),
  )
}
