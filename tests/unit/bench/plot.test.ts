import { describe, expect, it } from 'vitest'
import { logScale } from '../../bench/report/log-scale.ts'
import { plotOf } from '../../bench/report/plot.ts'

describe('a logarithmic scale', () => {
  const scale = logScale([20, 4_000], [100, 400])

  it('reaches over whole powers of ten', () => {
    expect(scale.ticks).toEqual([10, 100, 1_000, 10_000])
    expect(scale.ticks.map(scale.at)).toEqual([100, 200, 300, 400])
  })

  it('puts ten times as much as far away anywhere', () => {
    expect(scale.at(2_000) - scale.at(200)).toBeCloseTo(100)
    expect(scale.at(500) - scale.at(50)).toBeCloseTo(100)
  })

  it('has two ends for one value', () => {
    expect(logScale([100], [0, 1]).ticks).toEqual([100, 1_000])
  })
})

describe('the plot', () => {
  const bar = (name: string, value: number, isOurs = false) => {
    return { name, value, isOurs, interval: [value / 2, value * 2] as const }
  }
  const svg = plotOf({
    file: 'bench',
    title: 'What it costs <here>',
    subtitle: 'CPU time',
    textOf: (value) => `${value} µs`,
    groups: [
      { title: 'Pages', bars: [bar('node:http', 50), bar('Saltlark', 60, true)] },
      { title: 'Data', bars: [bar('Saltlark', 300, true)] },
    ],
  })

  it('says what it shows, in text that is safe in SVG', () => {
    expect(svg).toContain('<text class="title" x="32" y="44">What it costs &lt;here&gt;</text>')
    expect(svg).toContain('>CPU time</text>')
  })

  it('has a bar with its interval and its value for each', () => {
    expect(svg.match(/<path class="interval"/g)).toHaveLength(3)
    expect(svg.match(/<rect class="ours" x="268"/g)).toHaveLength(2)
    expect(svg.match(/<rect class="other" x="268"/g)).toHaveLength(1)
    expect(svg.match(/class="value"[^>]*>[^<]*/g)?.map((text) => text.split('>')[1])).toEqual([
      '50 µs',
      '60 µs',
      '300 µs',
    ])
  })

  it('marks the powers of ten with their unit', () => {
    expect(svg.match(/class="tick"[^>]*>[^<]*/g)?.map((text) => text.split('>')[1])).toEqual([
      '10 µs',
      '100 µs',
      '1000 µs',
    ])
  })

  it('has colours for the light and for the dark', () => {
    expect(svg).toContain('@media(prefers-color-scheme:dark)')
  })
})
