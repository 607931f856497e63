import type { RequestHandler } from 'express'
import helmet from 'helmet'

export interface SecurityOptions {
  /** True when the site is served by https: only then may browsers be told to insist on it. */
  readonly isSecure: boolean
  /** Development needs the reload socket and the styles of the error overlay. */
  readonly isDevelopment: boolean
}

/**
 * The final policy from the first page on: no inline script or style, nothing from elsewhere
 * (decision 5). JSON data blocks are not scripts and need no exception.
 */
export function securityHeaders({ isSecure, isDevelopment }: SecurityOptions): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policy(isSecure, isDevelopment) },
      strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    function permissions(_request, response, next) {
      response.setHeader('Permissions-Policy', deniedFeatures)
      // Nothing is kept unless whoever answers says that it may be.
      response.setHeader('Cache-Control', 'private, no-store')
      next()
    },
  ]
}

function policy(isSecure: boolean, isDevelopment: boolean) {
  const own = ["'self'"]
  return {
    'default-src': ["'none'"],
    'script-src': own,
    'style-src': isDevelopment ? [...own, "'unsafe-inline'"] : own,
    'img-src': isDevelopment ? [...own, 'data:'] : own,
    'font-src': own,
    'media-src': own,
    'connect-src': isDevelopment ? [...own, 'ws:'] : own,
    'manifest-src': own,
    'form-action': own,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
}

const deniedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb', 'browsing-topics'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')
