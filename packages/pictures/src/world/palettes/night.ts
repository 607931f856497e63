import type { Palette } from '../palette.ts'

/** A moonlit night. */
export const night: Palette = {
  night: { stars: 320 },
  sky: [
    [0, '#070f24'],
    [0.4, '#10224a'],
    [0.75, '#224a76'],
    [1, '#4f86a0'],
  ],
  sea: [
    [0, '#5a8fa6'],
    [0.08, '#33678a'],
    [0.35, '#173a62'],
    [1, '#081a38'],
  ],
  waveLight: '#8fb9cc',
  waveDark: '#06142e',
  waveContrast: [0.25, 0.45],
  foam: '#cfe3ec',
  disc: '#fdf6e0',
  glow: '#bfd8e6',
  glitter: ['#fbf6e2', '#cfe2e6', '#8fb7c8'],
  cloud: ['#5f7f9f', '#33547c', '#1c3560'],
  streaks: ['#2d5480', '#5f90aa'],
  haze: '#33608a',
  shadow: '#0a1838',
  sailcloth: ['#c9d5e2', '#2c4468', 0.95],
  tint: ['#14264a', 0.5],
}

/** A winter night under the northern lights. */
export const arctic: Palette = {
  ...night,
  night: { stars: 420 },
  sky: [
    [0, '#040b1e'],
    [0.45, '#0b2038'],
    [0.8, '#124a52'],
    [1, '#2f7d74'],
  ],
  sea: [
    [0, '#3f8a80'],
    [0.1, '#236066'],
    [0.4, '#0f3347'],
    [1, '#06142a'],
  ],
  waveLight: '#7fd6b4',
  waveDark: '#04101f',
  glow: '#9fe6c4',
  glitter: ['#d6f7e2', '#8fe0ba', '#4fa692'],
  streaks: ['#12404a', '#2f7d74'],
  haze: '#1f5560',
  tint: ['#0e2c3c', 0.52],
}

/** The last light over a harbour whose lamps are lit. */
export const nightfall: Palette = {
  ...night,
  night: { stars: 90 },
  sky: [
    [0, '#14244a'],
    [0.4, '#2f4a78'],
    [0.72, '#7d7c98'],
    [0.9, '#d99f8a'],
    [1, '#f3c592'],
  ],
  sea: [
    [0, '#e0ab8c'],
    [0.08, '#9a8796'],
    [0.35, '#43557f'],
    [1, '#141f42'],
  ],
  waveLight: '#e9b996',
  waveDark: '#121c3e',
  glow: '#ffcf9a',
  disc: '#fff0cc',
  glitter: ['#ffe9bd', '#f3bf94', '#b08a94'],
  cloud: ['#e9b08f', '#8f7a94', '#4a5582'],
  streaks: ['#4f6088', '#f0b894'],
  haze: '#8d7c92',
  tint: ['#2c2f58', 0.34],
  sailcloth: ['#f2dcc8', '#5b5c80', 1.05],
}

/** The blue hour on a river: teal above, a last band of rose. */
export const blueHour: Palette = {
  ...nightfall,
  night: { stars: 40 },
  sky: [
    [0, '#173a52'],
    [0.4, '#2f6478'],
    [0.72, '#7f9a98'],
    [0.9, '#dcae92'],
    [1, '#efc195'],
  ],
  sea: [
    [0, '#d3a98c'],
    [0.1, '#83958f'],
    [0.38, '#35657a'],
    [1, '#0f2b44'],
  ],
  waveLight: '#d8c0a0',
  waveDark: '#0e2840',
  streaks: ['#4a7686', '#efbd98'],
  haze: '#6f8288',
  tint: ['#244a5c', 0.34],
}
