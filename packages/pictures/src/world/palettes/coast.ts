import { evenly } from '../../kit/colour.ts'
import type { Palette } from '../palette.ts'
import { solent } from './day.ts'
import { dawn } from './low-light.ts'

/** Morning haze over a port: pearl and pale gold, nothing sharp but what is close. */
export const portHaze: Palette = {
  ...dawn,
  sky: [
    [0, '#9db8c4'],
    [0.4, '#c9d3cf'],
    [0.75, '#efe3c9'],
    [1, '#f8ecd0'],
  ],
  sea: [
    [0, '#eee4cc'],
    [0.12, '#c6d1ca'],
    [0.42, '#86a9b0'],
    [1, '#3f6f80'],
  ],
  waveLight: '#f7efdc',
  waveDark: '#3a6576',
  cloud: ['#fffaf0', '#ece6da', '#c2cbcb'],
  streaks: ['#c5d2d2', '#fbf1da'],
  haze: '#e9e0cb',
  glow: '#fff0c8',
  shadow: '#3c5364',
  sailcloth: ['#fffaf0', '#b8bcbb', 1.1],
  tint: ['#d8cfba', 0.06],
}

/** A warm afternoon on a quay: apricot sky, olive water. */
export const warmQuay: Palette = {
  ...dawn,
  sky: [
    [0, '#7fb0bf'],
    [0.45, '#bcd2c6'],
    [0.8, '#f5dfb6'],
    [1, '#fbe2b4'],
  ],
  sea: [
    [0, '#dccfa6'],
    [0.14, '#a9bd9f'],
    [0.45, '#5d9390'],
    [1, '#255a68'],
  ],
  waveLight: '#f6e8c2',
  waveDark: '#1f4f60',
  cloud: ['#fff8e6', '#f3e2c6', '#d3c3ad'],
  streaks: ['#b9d0c8', '#fdeecb'],
  haze: '#eedfba',
  glow: '#ffe9b0',
  shadow: '#3b3f52',
  sailcloth: ['#fff6e2', '#bfae98', 1.15],
  tint: ['#e3b878', 0.08],
}

/** Late afternoon under the Island: honey light, sage water. */
export const lateAfternoon: Palette = {
  ...dawn,
  sky: [
    [0, '#5f93ab'],
    [0.3, '#9dbdb6'],
    [0.62, '#ecd9a0'],
    [0.88, '#f9d98c'],
    [1, '#fce5a8'],
  ],
  sea: [
    [0, '#f4dc9c'],
    [0.08, '#d5c998'],
    [0.28, '#8fae9c'],
    [0.6, '#44828a'],
    [1, '#1c5062'],
  ],
  waveLight: '#fbe7ae',
  waveDark: '#1a4a5c',
  glitter: ['#fff6d2', '#ffe7a4', '#f5cf86'],
  streaks: ['#93b4b0', '#fff0c0'],
  haze: '#f0dba4',
  glow: '#ffe9a6',
  disc: '#fffbe4',
  shadow: '#34455a',
  sailcloth: ['#fff6dc', '#c8a97c', 1.2],
  tint: ['#e0b46c', 0.14],
}

/** High summer on a seaside front: clear blue over pale jade. */
export const seaside: Palette = {
  ...solent,
  sky: evenly('#4aa3d8', '#7fc0e2', '#b9dfec', '#e6f1e8'),
  sea: [
    [0, '#bfe3dd'],
    [0.16, '#86cfcb'],
    [0.5, '#4fb0bc'],
    [1, '#2a7f9c'],
  ],
  waveLight: '#e8f9f0',
  waveDark: '#22708e',
  waveContrast: [0.3, 0.3],
  haze: '#dcecea',
  streaks: ['#bfe0ee', '#f4f6ee'],
}

/** First light at a harbour mouth: violet and cold rose. */
export const ebbDawn: Palette = {
  ...dawn,
  sky: [
    [0, '#5b5f8c'],
    [0.35, '#9a8aa8'],
    [0.68, '#e3aea6'],
    [0.9, '#f8cfa6'],
    [1, '#fde2b6'],
  ],
  sea: [
    [0, '#f0c6a6'],
    [0.09, '#cba6a4'],
    [0.32, '#8a84a0'],
    [0.64, '#4f5f86'],
    [1, '#28385f'],
  ],
  waveLight: '#f8d3b4',
  waveDark: '#263459',
  glitter: ['#fff0d6', '#ffd8b0', '#eeb09c'],
  streaks: ['#8b82a6', '#fdd8b2'],
  haze: '#e6b9a8',
  glow: '#ffd9a8',
  shadow: '#322f4e',
  sailcloth: ['#fff0dc', '#a98d9c', 1.15],
  tint: ['#a87a8c', 0.16],
}

/** Mist on a wooded river before the sun has reached it. */
export const riverMist: Palette = {
  ...solent,
  sky: evenly('#a9bdb4', '#c6d2c2', '#e0e3cf', '#ecead4'),
  sea: [
    [0, '#dde1cd'],
    [0.14, '#b9c9b8'],
    [0.45, '#7f9f95'],
    [1, '#3a6263'],
  ],
  waveLight: '#eef0e0',
  waveDark: '#35595a',
  waveContrast: [0.22, 0.28],
  cloud: ['#f4f3e6', '#dfe2d4', '#b9c5ba'],
  streaks: ['#cdd6c8', '#f3f1df'],
  glow: '#fbf2d2',
  haze: '#e0e4d2',
  shadow: '#2f4a48',
  sailcloth: ['#fbf6e6', '#a9b0a4', 1],
  tint: ['#a9b8a4', 0.12],
}

/** Bright cloud over a working estuary: white sky, bottle-green water. */
export const brightCloud: Palette = {
  ...solent,
  sky: evenly('#b3c4c9', '#cfdadb', '#e6ebe6', '#f3f2e8'),
  sea: [
    [0, '#d3ded6'],
    [0.1, '#9fbdb6'],
    [0.4, '#4f8a86'],
    [1, '#1d5258'],
  ],
  waveLight: '#dcece2',
  waveDark: '#17484e',
  waveContrast: [0.4, 0.42],
  cloud: ['#ffffff', '#e2e8e6', '#b4c2c4'],
  streaks: ['#dce4e4', '#fbfaf2'],
  glow: '#ffffff',
  haze: '#dbe3de',
  shadow: '#24434c',
  sailcloth: ['#fbf8ee', '#aab6ba', 1],
  tint: ['#b9c6c6', 0.04],
}

/** The tide from the air: bottle blue channels, paler over the banks. */
export const straits: Palette = {
  ...solent,
  sky: evenly('#a3cbd6', '#e3eee2'),
  sea: [
    [0, '#9fc6cc'],
    [0.18, '#5b9fb2'],
    [0.5, '#2f7f9d'],
    [1, '#1d6585'],
  ],
  waveLight: '#cfe9e6',
  waveDark: '#164f70',
  waveContrast: [0.22, 0.25],
  haze: '#cfe3de',
}

/** A marina at midday from the air: green harbour water. */
export const basin: Palette = {
  ...solent,
  sky: evenly('#bcd8d8', '#dfe9da'),
  sea: [
    [0, '#6fa39c'],
    [0.4, '#3f8482'],
    [1, '#2a6a70'],
  ],
  waveLight: '#b6dccd',
  waveDark: '#1d525c',
  waveContrast: [0.2, 0.25],
  haze: '#cddfd4',
}

/** A break of brass light under a slate sky. */
export const stormLight: Palette = {
  ...dawn,
  sky: [
    [0, '#323a52'],
    [0.4, '#58607a'],
    [0.72, '#a5968c'],
    [0.9, '#eec67c'],
    [1, '#fbe09a'],
  ],
  sea: [
    [0, '#e2c283'],
    [0.06, '#a99f86'],
    [0.26, '#5f7a80'],
    [0.6, '#2c5566'],
    [1, '#122f45'],
  ],
  waveLight: '#d9cfa6',
  waveDark: '#10283c',
  waveContrast: [0.42, 0.55],
  foam: '#fbf4e2',
  glitter: ['#fff1c8', '#f8d893', '#d6b584'],
  cloud: ['#9a94a0', '#5d6078', '#3a4058'],
  streaks: ['#4a5068', '#d9b98a'],
  glow: '#ffdf94',
  haze: '#c3ab8c',
  shadow: '#22304a',
  sailcloth: ['#fdf0d2', '#8f8b96', 1.1],
  tint: ['#8a7f80', 0.14],
}
