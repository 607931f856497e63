import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { setCachePolicy } from './cache-headers.ts'

export interface SecurityOptions {
  /** True when the site is served by https: only then may browsers be told to insist on it. */
  readonly isSecure: boolean
  /** Development needs the reload socket and the styles of the error overlay. */
  readonly isDevelopment: boolean
  /** Another address under which browsers find the built files, with a slash behind it. */
  readonly builtFiles?: string | undefined
  /** The hashes of style elements that stand in documents. */
  readonly styleSources?: readonly string[] | undefined
  /** Where whoever pays by card is sent on to by a form of ours, as an origin. */
  readonly paymentOrigin?: string | undefined
}

/**
 * The final policy from the first page on: no inline script, no style but the one of the first screen,
 * nothing from elsewhere, and no form that leads there but to pay (decision 5). JSON data blocks
 * are not scripts and need no exception.
 */
export function securityHeaders(options: SecurityOptions): RequestHandler[] {
  const { isSecure } = options
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policy(options) },
      strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    function permissions(_request, response, next) {
      response.setHeader('Permissions-Policy', deniedFeatures)
      // Nothing is kept unless whoever answers says that it may be.
      setCachePolicy(response, 'visitor')
      next()
    },
  ]
}

function policy(options: SecurityOptions) {
  const { isSecure, isDevelopment, builtFiles, styleSources = [], paymentOrigin } = options
  const own = ["'self'"]
  const built = builtFiles ? [...own, builtFiles] : own
  return {
    'default-src': ["'none'"],
    'script-src': built,
    'style-src': isDevelopment ? [...own, "'unsafe-inline'"] : [...built, ...styleSources],
    'img-src': isDevelopment ? [...own, 'data:'] : built,
    'font-src': built,
    'media-src': own,
    'connect-src': isDevelopment ? [...own, 'ws:'] : own,
    'manifest-src': own,
    // Browsers hold it against the redirect after a form too.
    'form-action': paymentOrigin ? [...own, paymentOrigin] : own,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Elements are made of texts that a policy of resources/js/lib/trusted-html.ts lets pass (decision 41).
    // Vite's overlay and reloads in development know of none.
    ...(!isDevelopment && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['saltlark', 'default'],
    }),
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
