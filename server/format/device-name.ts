/**
 * What a browser says of itself, in words that its owner knows again, such as `Chrome on Windows`.
 * Whatever says nothing that is known is “A browser”: no part of the text itself is ever shown.
 * @param userAgent the `User-Agent` header; empty: none was sent.
 */
export function deviceName(userAgent: string): string {
  const browser = firstOf(browsers, userAgent) ?? 'A browser'
  const system = firstOf(systems, userAgent)
  return system === undefined ? browser : `${browser} on ${system}`
}

type Known = readonly (readonly [sign: RegExp, name: string])[]

// Nearly every browser claims to be several others: the one that says more comes first.
const browsers: Known = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]

const systems: Known = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

function firstOf(known: Known, userAgent: string): string | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1]
}
