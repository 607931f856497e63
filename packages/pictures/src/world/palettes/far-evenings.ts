import type { Palette } from '../palette.ts'
import { dawn, golden, squall } from './low-light.ts'
import { nightfall } from './night.ts'

/** Above the cloud at first light. */
export const highDawn: Palette = {
  ...dawn,
  sky: [
    [0, '#2b4a7c'],
    [0.3, '#6a7fa8'],
    [0.58, '#c79fae'],
    [0.8, '#f4b79a'],
    [1, '#ffd9a8'],
  ],
  sea: [
    [0, '#f0b79c'],
    [0.08, '#b98f9c'],
    [0.3, '#6a7398'],
    [0.65, '#3a4f7c'],
    [1, '#1c2f58'],
  ],
  waveLight: '#f6c9ae',
  waveDark: '#1c2c56',
  cloud: ['#fff0e0', '#f0c4b4', '#b596a8'],
  streaks: ['#8f8fb0', '#ffdcb8'],
  haze: '#eab9a4',
  shadow: '#2f3560',
  glow: '#ffd4a0',
}

/** A clear evening after a fine day on the west coast. */
export const gloaming: Palette = {
  ...golden,
  sky: [
    [0, '#3f78a0'],
    [0.4, '#86b4c0'],
    [0.72, '#e6d9b8'],
    [1, '#f8dcae'],
  ],
  sea: [
    [0, '#d9cfae'],
    [0.12, '#8fb0ae'],
    [0.42, '#3f7a90'],
    [1, '#153f60'],
  ],
  waveLight: '#f3e0b4',
  waveDark: '#153c5a',
  waveContrast: [0.22, 0.3],
  haze: '#e3d9b8',
  tint: ['#f0c48c', 0.1],
}

/** Black hills, violet cloud and shafts of low sun. */
export const shaftLight: Palette = {
  ...squall,
  sky: [
    [0, '#39405c'],
    [0.4, '#6a6a80'],
    [0.74, '#c0a08a'],
    [1, '#f6d59a'],
  ],
  sea: [
    [0, '#e3c394'],
    [0.06, '#a9978c'],
    [0.26, '#586a80'],
    [0.6, '#2c4560'],
    [1, '#13253c'],
  ],
  waveLight: '#e9cfa0',
  waveDark: '#10203a',
  waveContrast: [0.3, 0.5],
  glow: '#ffe2a4',
  glitter: ['#fff2cc', '#ffd998', '#d9b088'],
  cloud: ['#a99c9c', '#6f6a7c', '#3f425a'],
  streaks: ['#6a6a80', '#e9c79a'],
  haze: '#b39f94',
  shadow: '#1f2438',
  sailcloth: ['#fff0d4', '#a08478', 1.1],
  tint: ['#8a6a5c', 0.14],
}

/** The simmer dim: a northern midsummer night that never gets dark. */
export const simmerDim: Palette = {
  ...nightfall,
  night: { stars: 6 },
  sky: [
    [0, '#33507c'],
    [0.4, '#6483a0'],
    [0.7, '#a9b9a8'],
    [0.88, '#e9cf9c'],
    [1, '#f6d998'],
  ],
  sea: [
    [0, '#dcc79a'],
    [0.07, '#a3ac9c'],
    [0.28, '#587a90'],
    [0.6, '#2f5274'],
    [1, '#152f50'],
  ],
  waveLight: '#e3d6ac',
  waveDark: '#132c4c',
  glow: '#ffe6a8',
  glitter: ['#fff3cc', '#ffe0a0', '#d9c090'],
  cloud: ['#f3dcb0', '#a9a8a8', '#66789a'],
  streaks: ['#5f7c9c', '#f3d9a0'],
  haze: '#b3b8a8',
  shadow: '#22304c',
  tint: ['#5a6a80', 0.24],
}

/** London at lighting-up time. */
export const cityDusk: Palette = {
  ...nightfall,
  night: { stars: 20 },
  sky: [
    [0, '#26486c'],
    [0.38, '#4f7a90'],
    [0.66, '#c4a888'],
    [0.86, '#f0a468'],
    [1, '#f8bd78'],
  ],
  sea: [
    [0, '#d99a68'],
    [0.08, '#a08078'],
    [0.3, '#54647c'],
    [0.65, '#2c4260'],
    [1, '#14243f'],
  ],
  haze: '#b98f78',
  shadow: '#1c2440',
  tint: ['#3c3f5c', 0.3],
}

/** Before sunrise in the Channel: lemon and cold blue. */
export const coldDawn: Palette = {
  ...dawn,
  sky: [
    [0, '#3f6690'],
    [0.35, '#7fa3b8'],
    [0.65, '#c9d3c4'],
    [0.86, '#f6e3a8'],
    [1, '#fbd58c'],
  ],
  sea: [
    [0, '#ecd9a4'],
    [0.08, '#b9c0aa'],
    [0.32, '#6d97a4'],
    [0.66, '#3a6a86'],
    [1, '#163f60'],
  ],
  waveLight: '#f6e8c0',
  waveDark: '#163a58',
  haze: '#dcd6b8',
  glow: '#ffe9a4',
  tint: ['#a9a48c', 0.1],
}
