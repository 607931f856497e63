import type { Palette } from '../palette.ts'
import { golden, winter } from './low-light.ts'
import { night } from './night.ts'

/** Frost and rose: the first hour of a winter morning. */
export const frostPink: Palette = {
  ...winter,
  sky: [
    [0, '#8f9fc0'],
    [0.35, '#c3b6cc'],
    [0.7, '#f0c6c6'],
    [1, '#fde0d0'],
  ],
  sea: [
    [0, '#f6d6cc'],
    [0.1, '#dcbcc4'],
    [0.4, '#a39ab8'],
    [1, '#5a6a92'],
  ],
  waveLight: '#fbe4dc',
  waveDark: '#4f5f8a',
  waveContrast: [0.28, 0.3],
  foam: '#fff6f2',
  glow: '#ffe0d0',
  cloud: ['#fff0ea', '#e9ccd2', '#b3a9c4'],
  streaks: ['#aab0cc', '#ffe9e0'],
  haze: '#eccdcc',
  shadow: '#4a4f74',
  sailcloth: ['#fff4ee', '#bdb0c4', 1.1],
  tint: ['#c9a9b8', 0.12],
}

/** A blue-grey Breton evening, the first windows lit. */
export const bretonEvening: Palette = {
  ...night,
  night: { stars: 0 },
  sky: [
    [0, '#4d6484'],
    [0.45, '#7d90a6'],
    [0.8, '#b3bab8'],
    [1, '#d9d0b8'],
  ],
  sea: [
    [0, '#c3c3b8'],
    [0.1, '#93a3ac'],
    [0.4, '#566f88'],
    [1, '#2a4058'],
  ],
  waveLight: '#cfd3cc',
  waveDark: '#263a52',
  waveContrast: [0.28, 0.38],
  foam: '#eef0ea',
  glow: '#f3e2b8',
  glitter: ['#fff3d0', '#e9dcc0', '#b9bcb4'],
  cloud: ['#cfd2cc', '#95a3b0', '#62768c'],
  streaks: ['#6f84a0', '#d6d0bc'],
  haze: '#a9b3b8',
  shadow: '#2c3a50',
  sailcloth: ['#f1e9d8', '#8b95a2', 1.05],
  tint: ['#5a6c86', 0.2],
}

/** The sun a hand above the horizon astern, all the sea apricot. */
export const sternLight: Palette = {
  ...golden,
  sky: [
    [0, '#6a86a0'],
    [0.4, '#c3b09c'],
    [0.75, '#f6c48c'],
    [1, '#ffe0a0'],
  ],
  sea: [
    [0, '#ffdca0'],
    [0.1, '#e3b48a'],
    [0.4, '#9a8790'],
    [1, '#4a5a78'],
  ],
  waveLight: '#ffe0b0',
  waveDark: '#445474',
  cloud: ['#ffe9c4', '#ecc09c', '#a88f9c'],
  streaks: ['#a3a0a8', '#ffe8bc'],
  haze: '#f0c898',
}
