import { evenly } from '../../kit/colour.ts'
import type { Palette } from '../palette.ts'
import { atlantic, solent } from './day.ts'
import { golden, winter } from './low-light.ts'
import { night } from './night.ts'

/** A grey-blue day in mid-Channel, the sun behind thin cloud. */
export const channelGrey: Palette = {
  ...solent,
  sky: [
    [0, '#7e9db2'],
    [0.4, '#a9c0cb'],
    [0.78, '#d3dcda'],
    [1, '#eae6d6'],
  ],
  sea: [
    [0, '#cfd8d4'],
    [0.07, '#9db5bc'],
    [0.35, '#5f8598'],
    [1, '#2b5268'],
  ],
  waveLight: '#dde8e4',
  waveDark: '#234a62',
  waveContrast: [0.3, 0.4],
  glow: '#fdf3d8',
  cloud: ['#f7f5ee', '#d5dde0', '#9fb3c0'],
  streaks: ['#b9cbd4', '#f3efe2'],
  haze: '#cfd9d8',
  sailcloth: ['#fffaee', '#b9c3ca', 1.05],
}

/** Fog: sea and sky are one, everything in it almost white. */
export const seaFog: Palette = {
  ...winter,
  sky: evenly('#c3ccd0', '#d0d7d9', '#dce1e0', '#e4e7e4'),
  sea: [
    [0, '#e4e7e4'],
    [0.25, '#d6dddd'],
    [0.6, '#b3c1c5'],
    [1, '#8699a1'],
  ],
  waveLight: '#eef1ee',
  waveDark: '#7b909a',
  waveContrast: [0.3, 0.3],
  glow: '#fbf9f0',
  cloud: ['#f1f2ee', '#dde2e2', '#c4ced2'],
  streaks: ['#d3dadb', '#eaece8'],
  haze: '#d3dadb',
  shadow: '#5c6d78',
  sailcloth: ['#f3f2ec', '#c1cacd', 1],
  tint: ['#b9c4c8', 0.36],
}

/** A sky of copper after the sun has gone. */
export const copperDusk: Palette = {
  ...golden,
  sky: [
    [0, '#4a3a44'],
    [0.3, '#8a5546'],
    [0.6, '#c97b45'],
    [0.85, '#eda75c'],
    [1, '#f9cd83'],
  ],
  sea: [
    [0, '#eab070'],
    [0.08, '#c08a62'],
    [0.35, '#7d5f5c'],
    [0.7, '#4a4450'],
    [1, '#2a2c3c'],
  ],
  waveLight: '#f5bf80',
  waveDark: '#2b2a3a',
  waveContrast: [0.34, 0.42],
  foam: '#fbe3c2',
  glow: '#ffd48a',
  glitter: ['#ffe6b0', '#f9c07a', '#d98f5c'],
  cloud: ['#f3b878', '#b97652', '#6f4a48'],
  streaks: ['#6f4a48', '#f7c078'],
  haze: '#d9935c',
  shadow: '#35283a',
  sailcloth: ['#ffe2b4', '#8a6058', 1.15],
  tint: ['#8a5040', 0.26],
}

/** A night with no moon, the sea felt more than seen. */
export const raceNight: Palette = {
  ...night,
  night: { stars: 430 },
  sky: [
    [0, '#060a18'],
    [0.5, '#0c1830'],
    [0.85, '#152a44'],
    [1, '#1e3a50'],
  ],
  sea: [
    [0, '#172f45'],
    [0.12, '#10243a'],
    [0.5, '#0a1a2e'],
    [1, '#060f20'],
  ],
  waveLight: '#3d6478',
  waveDark: '#040b18',
  foam: '#a9c3cc',
  glow: '#2a4a60',
  streaks: ['#122640', '#1f3c54'],
  haze: '#1c3550',
  shadow: '#060c1c',
  sailcloth: ['#5f748a', '#16253a', 0.8],
  tint: ['#10203a', 0.56],
}

/** A plum-blue summer night in a harbour full of lights. */
export const cowesNight: Palette = {
  ...night,
  night: { stars: 120 },
  sky: [
    [0, '#17143a'],
    [0.45, '#2b2258'],
    [0.8, '#54386f'],
    [1, '#7d5078'],
  ],
  sea: [
    [0, '#6d4a76'],
    [0.1, '#47376a'],
    [0.4, '#281f50'],
    [1, '#120f2e'],
  ],
  waveLight: '#a07a9c',
  waveDark: '#100c2a',
  foam: '#e0cfe0',
  glow: '#8a5a80',
  streaks: ['#2f2760', '#7a5080'],
  haze: '#5a4072',
  shadow: '#120f2e',
  sailcloth: ['#d8c8dc', '#453a68', 0.95],
  tint: ['#2a2050', 0.42],
}

/** Primrose light an hour after sunrise. */
export const primrose: Palette = {
  ...golden,
  sky: [
    [0, '#5f9cae'],
    [0.4, '#a5c9c2'],
    [0.75, '#f0e6b8'],
    [1, '#fff0c0'],
  ],
  sea: [
    [0, '#f3e8c0'],
    [0.08, '#bcd3bf'],
    [0.35, '#5fa1a3'],
    [1, '#1f5f70'],
  ],
  waveLight: '#fbf2cf',
  waveDark: '#1a566a',
  waveContrast: [0.3, 0.36],
  foam: '#fffdf2',
  glow: '#fff2b0',
  glitter: ['#fffbe0', '#fff0b8', '#e8e0a8'],
  cloud: ['#fffaea', '#efe8cc', '#b9c9bf'],
  streaks: ['#9cc3c0', '#fdf3d0'],
  haze: '#efe8c6',
  shadow: '#3a5560',
  sailcloth: ['#fffdf0', '#c3bfa0', 1.2],
  tint: ['#e8d9a0', 0.1],
}

/** A cold bright day in March between two showers. */
export const marchLight: Palette = {
  ...atlantic,
  sky: [
    [0, '#3f86bd'],
    [0.4, '#8cc0dc'],
    [0.8, '#d5e4e6'],
    [1, '#f0f2ea'],
  ],
  sea: [
    [0, '#cfe0dc'],
    [0.08, '#93c0c0'],
    [0.35, '#4a9ba6'],
    [0.7, '#2a7688'],
    [1, '#17546c'],
  ],
  waveLight: '#c9e8dc',
  waveDark: '#12506a',
  waveContrast: [0.4, 0.5],
  foam: '#ffffff',
  cloud: ['#ffffff', '#cdd9df', '#6f8799'],
  streaks: ['#a9cad8', '#f3f4ee'],
  haze: '#d0dedd',
}
