import { test } from '../support/page-faults.ts'
for (const width of [360, 1024, 1440]) for (const kb of [40, 100, 300]) {
  test(`probe ${width} ${kb}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: kb * 1024, uploadThroughput: kb * 1024 })
    await page.addInitScript(() => {
      const w = window as unknown as { shifts: unknown[] }
      w.shifts = []
      new PerformanceObserver((list) => {
        for (const e of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; startTime: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] }[])
          w.shifts.push([e.value, Math.round(e.startTime), ...e.sources.map((s) => ((s.node as Element)?.outerHTML ?? (s.node?.parentElement)?.outerHTML ?? '').slice(0, 90) + ' ' + [s.previousRect.x,s.previousRect.y,s.currentRect.x,s.currentRect.y].map(Math.round))])
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    console.log(width, kb, JSON.stringify(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts), null, 1))
  })
}
