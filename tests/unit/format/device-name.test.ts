import { describe, expect, it } from 'vitest'
import { deviceName } from '#server/format/device-name.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const android = 'Mozilla/5.0 (Linux; Android 10; K)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X)'
const linux = 'Mozilla/5.0 (X11; Linux x86_64'

describe('the name of a device that is signed in', () => {
  it.each([
    ['Chrome on Windows', `${windows} ${blink} Chrome/143.0.0.0 Safari/537.36`],
    ['Chrome on Android', `${android} ${blink} Chrome/143.0.0.0 Mobile Safari/537.36`],
    ['Chrome on an iPhone', `${iPhone} ${webKit} CriOS/143.0.1 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/143.0.0.0 Safari/537.36`,
    ],
    ['Chrome on Linux', `${linux}) ${blink} HeadlessChrome/143.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${windows} ${blink} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`],
    [
      'Edge on an iPhone',
      `${iPhone} ${webKit} Version/18.0 EdgiOS/143.0 Mobile/15E148 Safari/604.1`,
    ],
    ['Opera on a Mac', `${mac} ${blink} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`],
    [
      'Samsung Internet on Android',
      `${android} ${blink} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox on Linux', `${linux}; rv:145.0) Gecko/20100101 Firefox/145.0`],
    ['Firefox on an iPad', `${iPad} ${webKit} FxiOS/145.0 Mobile/15E148 Safari/604.1`],
    ['Safari on a Mac', `${mac} ${webKit} Version/18.5 Safari/605.1.15`],
    ['Safari on an iPhone', `${iPhone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`],
  ])('is “%s”', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it.each([
    ['A browser', '', 'curl/8.11.0', '<script>alert(1)</script>'],
    ['A browser on Windows', 'Something/1.0 (Windows NT 10.0)'],
  ])('is “%s” for what is not known', (name, ...userAgents) => {
    for (const userAgent of userAgents) expect(deviceName(userAgent)).toBe(name)
  })
})
