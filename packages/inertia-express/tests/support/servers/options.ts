import type { FlashStore, Options, Server } from '../../../src/core.ts'
import { smallDocument } from '../small-document.ts'
import type { AskedRequest, SiteOptions } from './adapter-server.ts'

/** The options of a small site, as the adapter for its server takes them. */
export function optionsOn<On extends Server>(
  { version = 'first', document = smallDocument('production'), ...same }: SiteOptions,
  flashStore: FlashStore<On>,
  askedOf: (request: On['request']) => AskedRequest,
): Options<On> {
  const { share, urlOf, previousAddress, encryptHistory, ...rest } = same
  const ofRequest = <Value extends string | boolean>(
    value: Value | ((request: AskedRequest) => Value),
  ) => (typeof value === 'function' ? (request: On['request']) => value(askedOf(request)) : value)
  return {
    ...rest,
    flashStore,
    document: (page, rendered) => document(page, rendered),
    version: ofRequest(version),
    ...(share && { share: (request) => share(askedOf(request)) }),
    ...(urlOf && { urlOf: (request) => urlOf(askedOf(request)) }),
    ...(encryptHistory !== undefined && { encryptHistory: ofRequest(encryptHistory) }),
    ...(previousAddress && {
      previousAddress: {
        read: () => previousAddress.read(),
        write: (_request, _response, address) => previousAddress.write(address),
      },
    }),
  }
}
