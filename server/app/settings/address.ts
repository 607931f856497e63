import type { Report } from './report.ts'

/** PORT: 8000 without one. */
export function readPort(value: string | undefined, fault: Report): number {
  const port = Number(value ?? 8000)
  if (/^\d+$/.test(value ?? '8000') && port >= 1 && port <= 65_535) return port
  fault(`PORT is '${value}'; it must be a whole number from 1 to 65535.`)
  return 8000
}

/** APP_URL, as an origin: this machine without one. In production any other asks for TLS. */
export function readAppUrl(
  value: string | undefined,
  { port, isProduction }: { readonly port: number; readonly isProduction: boolean },
  fault: Report,
): string {
  const fallback = `http://localhost:${port}`
  const url = URL.canParse(value ?? fallback) ? new URL(value ?? fallback) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    fault(
      `APP_URL is '${value}'; it must be an http: or https: address without a path, such as https://www.example.com.`,
    )
    return fallback
  }
  if (isProduction && url.protocol === 'http:' && !isLoopback(url.origin)) {
    fault(
      `APP_URL is '${url.origin}'; a public site needs https:. http: is for this machine only (localhost).`,
    )
  }
  return url.origin
}

const example = 'such as https://cdn.example.com'

/** ASSET_URL, without a slash behind it: null without one. What is wrong with it is told line by line. */
export function readAssetUrl(
  value: string | undefined,
  appUrl: string,
  fault: Report,
): string | null {
  if (!value) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    fault(`ASSET_URL cannot be used; it must be an http: or https: address ${example}.`)
    return null
  }
  if (url.username || url.password) {
    fault('ASSET_URL holds a name or a password, which every visitor would read; leave them out.')
  }
  if (url.search || url.hash) {
    fault('ASSET_URL holds ? or #; it must be an address that paths can be written behind.')
  }
  if (url.protocol === 'http:' && appUrl.startsWith('https:')) {
    fault(`ASSET_URL begins with http:; browsers load an https: site's files by https: only.`)
  }
  // It stands in the content policy, where a comma or a semicolon ends what it belongs to.
  if (!/^[\w./~-]*$/.test(url.pathname)) {
    fault('ASSET_URL has a path with other characters than letters, digits and / . _ ~ -')
  }
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** True for localhost, 127.0.0.0/8 and [::1]: the only hosts that may be served without TLS. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
