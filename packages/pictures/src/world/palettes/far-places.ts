import type { Palette } from '../palette.ts'
import { atlantic, hebrides } from './day.ts'
import { squall } from './low-light.ts'

/** The dry brightness of the Canaries. */
export const canary: Palette = {
  ...atlantic,
  sky: [
    [0, '#2f8fc0'],
    [0.4, '#7cc0d8'],
    [0.78, '#d6e8dc'],
    [1, '#fbedcf'],
  ],
  sea: [
    [0, '#a8d6d8'],
    [0.08, '#4fa9c0'],
    [0.35, '#2088ae'],
    [1, '#0f4f80'],
  ],
  waveDark: '#0c447a',
  waveContrast: [0.36, 0.45],
  haze: '#ead9bb',
}

/** A dark loch in October under low cloud. */
export const autumnLoch: Palette = {
  ...hebrides,
  sky: [
    [0, '#8d989c'],
    [0.45, '#b4b8b2'],
    [0.8, '#d9d2c0'],
    [1, '#e8dcc4'],
  ],
  sea: [
    [0, '#a9a592'],
    [0.06, '#6f7a72'],
    [0.25, '#3d5355'],
    [0.6, '#22393f'],
    [1, '#13262e'],
  ],
  waveLight: '#c9c8b4',
  waveDark: '#0e2028',
  waveContrast: [0.26, 0.4],
  glow: '#f6e8c8',
  cloud: ['#eeeae0', '#c3c5c0', '#8f999c'],
  streaks: ['#aab0ae', '#e8e0d0'],
  haze: '#cfcbbd',
  sailcloth: ['#f6f0e2', '#a3aaa8', 1],
  tint: ['#8c8a7a', 0.1],
}

/** Soft rain between the mountains of western Norway. */
export const softRain: Palette = {
  ...hebrides,
  sky: [
    [0, '#8fa3ae'],
    [0.5, '#b9c6ca'],
    [1, '#dde0d8'],
  ],
  sea: [
    [0, '#b3bfbd'],
    [0.1, '#8ea3a6'],
    [0.4, '#5f808a'],
    [1, '#2c4a58'],
  ],
  waveLight: '#dbe4e2',
  waveDark: '#27434f',
  waveContrast: [0.2, 0.26],
  glow: '#f2f0e2',
  cloud: ['#eef0ec', '#c6d0d2', '#93a5ae'],
  streaks: ['#b3c0c4', '#e6e8e0'],
  haze: '#cdd6d4',
  shadow: '#2a3f4c',
  tint: ['#9fb0b4', 0.08],
}

/** A bright blowing afternoon in Orkney. */
export const orkney: Palette = {
  ...atlantic,
  sky: [
    [0, '#5a8fb4'],
    [0.45, '#a4c6d2'],
    [0.8, '#e8e4d2'],
    [1, '#f8e6c8'],
  ],
  sea: [
    [0, '#b9d0c4'],
    [0.08, '#6fa6a4'],
    [0.35, '#2f7c86'],
    [0.7, '#175a6c'],
    [1, '#0b3a50'],
  ],
  waveLight: '#a6dccb',
  waveDark: '#083348',
  haze: '#e0dcc8',
}

/** The North Sea: grey-green water, a pale and enormous sky. */
export const northSea: Palette = {
  ...squall,
  sky: [
    [0, '#6d96b0'],
    [0.4, '#a3bdc4'],
    [0.75, '#dadcc8'],
    [1, '#f0e4c4'],
  ],
  sea: [
    [0, '#cdd3bc'],
    [0.06, '#9db3a2'],
    [0.3, '#5f8a80'],
    [0.65, '#37685f'],
    [1, '#1d4646'],
  ],
  waveLight: '#cfe3cc',
  waveDark: '#163c3e',
  waveContrast: [0.34, 0.45],
  cloud: ['#fffaec', '#e0dfd2', '#a9b8be'],
  haze: '#d6d9c6',
  tint: ['#8fa39a', 0.06],
}

/** Trade-wind ocean under a sky hazed with desert dust. */
export const dustTrades: Palette = {
  ...atlantic,
  sky: [
    [0, '#2b74b0'],
    [0.45, '#7fb0c8'],
    [0.8, '#ded6ba'],
    [1, '#f3ddb0'],
  ],
  sea: [
    [0, '#8fb4c0'],
    [0.06, '#3f86b4'],
    [0.3, '#125a9c'],
    [0.65, '#0c3f80'],
    [1, '#08285c'],
  ],
  waveLight: '#6fbce0',
  waveDark: '#061f50',
  haze: '#e2d6b8',
}
