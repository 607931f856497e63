import type { Report } from './report.ts'

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

/** SHARED_CACHE: 1 or 0; 0 without one. */
export function readSharedCache(value: string | undefined, fault: Report): boolean {
  if (value !== undefined && value !== '0' && value !== '1') {
    fault(`SHARED_CACHE is '${value}'; it must be 1 (there is one, as in docs/deploy) or 0.`)
  }
  return value === '1'
}
