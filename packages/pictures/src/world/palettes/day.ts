import { evenly } from '../../kit/colour.ts'
import type { Palette } from '../palette.ts'

const daylight = {
  disc: '#fffdf2',
  glow: '#fff2c4',
  glitter: ['#ffffff', '#e6f6f0', '#cfeae6'],
  cloud: ['#ffffff', '#dcecef', '#a9c8d6'],
  shadow: '#2a4560',
  sailcloth: ['#fff8ea', '#b4c0ca', 1.05],
  tint: ['#ffffff', 0],
  foam: '#ffffff',
} as const

/** A crisp morning in the Solent. */
export const solent: Palette = {
  ...daylight,
  sky: [
    [0, '#2f7fb0'],
    [0.35, '#66aacb'],
    [0.7, '#b4d9df'],
    [1, '#f1ecd4'],
  ],
  sea: [
    [0, '#bfe0dc'],
    [0.1, '#7fbcc6'],
    [0.4, '#2f86a3'],
    [1, '#0f4a70'],
  ],
  waveLight: '#d9f2ea',
  waveDark: '#0c426a',
  waveContrast: [0.34, 0.42],
  streaks: ['#a9cfe0', '#f4f2e2'],
  haze: '#cfe2dd',
}

/** A hard bright breeze: deep blue all over. */
export const breeze: Palette = {
  ...daylight,
  sky: evenly('#1d5f9e', '#4a8fc4', '#8fc0de', '#dcecec'),
  sea: evenly('#86b9cc', '#2f7fa8', '#195f92', '#0c3f70'),
  waveLight: '#bfe2ea',
  waveDark: '#08305c',
  waveContrast: [0.34, 0.46],
  streaks: ['#7fb0d4', '#eef4f0'],
  haze: '#bcd6e0',
}

/** A warm morning in the West Country. */
export const westCountry: Palette = {
  ...daylight,
  sky: [
    [0, '#4b93b5'],
    [0.45, '#97c7cf'],
    [0.8, '#f2e3c6'],
    [1, '#fbe6c4'],
  ],
  sea: [
    [0, '#d5e0cf'],
    [0.12, '#8fc0bd'],
    [0.4, '#3f8f9c'],
    [1, '#15546e'],
  ],
  waveLight: '#e6f2e2',
  waveDark: '#124a64',
  waveContrast: [0.3, 0.35],
  cloud: ['#fffdf6', '#e6eee8', '#b4d0d2'],
  streaks: ['#c5dcdc', '#fdf0d8'],
  haze: '#e2e6cd',
}

/** Noon in the Mediterranean. */
export const mediterranean: Palette = {
  ...daylight,
  sky: [
    [0, '#2477b0'],
    [0.45, '#6db3d2'],
    [0.8, '#cfe6e2'],
    [1, '#fdf0d4'],
  ],
  sea: [
    [0, '#9fd3db'],
    [0.1, '#3ea4c4'],
    [0.45, '#1b74ab'],
    [1, '#0f4480'],
  ],
  waveLight: '#d3f0ee',
  waveDark: '#0d3c78',
  waveContrast: [0.3, 0.38],
  streaks: ['#b9dcea', '#fdf4de'],
  haze: '#e3e6d6',
}

/** Turquoise over sand. */
export const caribbean: Palette = {
  ...daylight,
  glow: '#fff0b8',
  sky: [
    [0, '#1f8fb5'],
    [0.45, '#5fc0cc'],
    [0.8, '#bfe6d6'],
    [1, '#fff0cf'],
  ],
  sea: [
    [0, '#2f93ad'],
    [0.18, '#1fa3b3'],
    [0.45, '#2cc0bd'],
    [0.78, '#7fe0cc'],
    [1, '#c9f0d8'],
  ],
  waveLight: '#e9fbe9',
  waveDark: '#12808f',
  waveContrast: [0.4, 0.3],
  cloud: ['#fffef8', '#e0f0ea', '#a8d5da'],
  streaks: ['#bfe4e2', '#fff6dc'],
  haze: '#c4e6d4',
}

/** Trade-wind blue. */
export const atlantic: Palette = {
  ...daylight,
  glow: '#fff0c0',
  glitter: ['#fffbe8', '#e9f6ea', '#bfe2de'],
  sky: [
    [0, '#1e5f8e'],
    [0.4, '#5b9dbd'],
    [0.78, '#c3dcd6'],
    [1, '#f6e7c8'],
  ],
  sea: [
    [0, '#b9d6d2'],
    [0.06, '#5fa3b4'],
    [0.3, '#1f6f90'],
    [0.65, '#12527a'],
    [1, '#0a3358'],
  ],
  waveLight: '#8fd0cf',
  waveDark: '#062c4e',
  waveContrast: [0.42, 0.6],
  cloud: ['#fffef6', '#e0ebe6', '#a9c6d0'],
  streaks: ['#9fc4d2', '#f8ecd2'],
  haze: '#d5ded0',
}

/** Cool northern light under snow. */
export const fjord: Palette = {
  ...daylight,
  disc: '#fff2d8',
  glow: '#ffe6c0',
  glitter: ['#fff3dc', '#f7e3c8', '#e6d6c2'],
  sky: [
    [0, '#3b6f96'],
    [0.4, '#8fb6c4'],
    [0.72, '#e7d9c4'],
    [1, '#f9dcc0'],
  ],
  sea: [
    [0, '#d9d3c6'],
    [0.1, '#9fbcc2'],
    [0.35, '#4d8799'],
    [1, '#123f5b'],
  ],
  waveLight: '#eadfce',
  waveDark: '#0d3552',
  waveContrast: [0.3, 0.35],
  cloud: ['#fffaf0', '#dfe4e2', '#a9bcc8'],
  streaks: ['#a9c7d0', '#fbead2'],
  haze: '#e6ddcf',
}

/** Soft Hebridean light after rain. */
export const hebrides: Palette = {
  ...daylight,
  glow: '#fdf3d0',
  sky: [
    [0, '#6f96ad'],
    [0.4, '#a9c3c9'],
    [0.75, '#e3e2d0'],
    [1, '#f7edd2'],
  ],
  sea: [
    [0, '#dfe6d6'],
    [0.1, '#a3c9c4'],
    [0.4, '#4f97a0'],
    [0.75, '#236d82'],
    [1, '#123f58'],
  ],
  waveLight: '#e4f0e4',
  waveDark: '#123e56',
  waveContrast: [0.32, 0.4],
  cloud: ['#fbf9f0', '#cfd9da', '#8fa6b3'],
  streaks: ['#c3d2d4', '#f7efdc'],
  haze: '#dfe3d8',
}

/** Bright water over the white sand of Scilly. */
export const scilly: Palette = {
  ...daylight,
  sky: [
    [0, '#3589b8'],
    [0.45, '#86c3d6'],
    [0.8, '#d9ebdf'],
    [1, '#fbf0d2'],
  ],
  sea: [
    [0, '#a9dcd6'],
    [0.1, '#4fb0c0'],
    [0.35, '#3fb0ba'],
    [0.7, '#86d8c8'],
    [1, '#d9f2d8'],
  ],
  waveLight: '#e6faf0',
  waveDark: '#1a8494',
  waveContrast: [0.34, 0.36],
  streaks: ['#bfe0e6', '#fbf4de'],
  haze: '#d9ead9',
}

/** From the air over shallow water. */
export const lagoon: Palette = {
  ...caribbean,
  sky: evenly('#7cc6d8', '#d5efe6'),
  sea: [
    [0, '#1c7f9d'],
    [0.35, '#178fa6'],
    [0.6, '#27b3b4'],
    [0.82, '#6fdcc8'],
    [1, '#c4f0d8'],
  ],
  waveLight: '#e6fbef',
  waveDark: '#0d6f86',
  waveContrast: [0.22, 0.25],
}
