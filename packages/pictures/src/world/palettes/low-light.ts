import type { Palette } from '../palette.ts'

/** Golden hour in the western Solent. */
export const golden: Palette = {
  sky: [
    [0, '#173a5c'],
    [0.28, '#3c7191'],
    [0.55, '#9fb6ae'],
    [0.76, '#f0c88f'],
    [0.92, '#fbdca4'],
    [1, '#fde9bf'],
  ],
  sea: [
    [0, '#f3d9a6'],
    [0.06, '#c9bf9d'],
    [0.2, '#6d98a0'],
    [0.5, '#2d6480'],
    [1, '#0f3450'],
  ],
  waveLight: '#f8dba0',
  waveDark: '#0d2f4c',
  waveContrast: [0.28, 0.42],
  foam: '#fff3df',
  disc: '#fffbe9',
  glow: '#ffe3a0',
  glitter: ['#fff3cf', '#ffdf9d', '#f4c583'],
  cloud: ['#ffedc4', '#e9c49a', '#b98f86'],
  streaks: ['#6c94a6', '#fff0cc'],
  haze: '#f2d3a2',
  shadow: '#2b3f58',
  sailcloth: ['#fff6df', '#c89a72', 1.3],
  tint: ['#e0a878', 0.14],
}

/** Purple dusk. */
export const dusk: Palette = {
  sky: [
    [0, '#24305a'],
    [0.3, '#5b5683'],
    [0.55, '#b9768a'],
    [0.78, '#f0a483'],
    [1, '#fcd9a0'],
  ],
  sea: [
    [0, '#f1b98f'],
    [0.08, '#c98d88'],
    [0.3, '#6f5f86'],
    [0.65, '#37416f'],
    [1, '#1a2448'],
  ],
  waveLight: '#f7bd93',
  waveDark: '#1a2550',
  waveContrast: [0.32, 0.42],
  foam: '#fde8d6',
  disc: '#fff0c6',
  glow: '#ffcf95',
  glitter: ['#fff0c8', '#ffcf9a', '#ef9f86'],
  cloud: ['#ffd9b0', '#d9929a', '#7d6a94'],
  streaks: ['#7d6a94', '#fde0ad'],
  haze: '#e9a68c',
  shadow: '#2a2436',
  sailcloth: ['#ffe9cc', '#9a7688', 1.1],
  tint: ['#7a4f7a', 0.16],
}

/** Rose and pearl before sunrise. */
export const dawn: Palette = {
  sky: [
    [0, '#4a6f95'],
    [0.35, '#8fa5bb'],
    [0.65, '#e2c3bd'],
    [0.88, '#fbd9bd'],
    [1, '#fff0d2'],
  ],
  sea: [
    [0, '#f6dcc4'],
    [0.08, '#d3c2be'],
    [0.3, '#8aa3b3'],
    [0.62, '#4a7690'],
    [1, '#1f4663'],
  ],
  waveLight: '#fbe6d2',
  waveDark: '#1d405c',
  waveContrast: [0.3, 0.36],
  foam: '#fff4ea',
  disc: '#fffaf0',
  glow: '#ffe2c2',
  glitter: ['#fff6e4', '#ffe3c8', '#f2c9b4'],
  cloud: ['#fff3e4', '#ecccc4', '#b8a3b2'],
  streaks: ['#a6b3c6', '#ffeeda'],
  haze: '#f0d6c8',
  shadow: '#33435c',
  sailcloth: ['#fff6ea', '#b9a8ac', 1.15],
  tint: ['#c79aa0', 0.1],
}

/** A clear winter noon: pale, low and sharp. */
export const winter: Palette = {
  sky: [
    [0, '#5f7f9f'],
    [0.35, '#93a9bb'],
    [0.7, '#dcc9c2'],
    [1, '#fbe3cd'],
  ],
  sea: [
    [0, '#e0cfc6'],
    [0.08, '#a9b6bd'],
    [0.35, '#4f7890'],
    [1, '#1c4058'],
  ],
  waveLight: '#efe2d8',
  waveDark: '#16374f',
  waveContrast: [0.34, 0.45],
  foam: '#ffffff',
  disc: '#fffaf0',
  glow: '#ffe8cc',
  glitter: ['#fff8ea', '#ffe9d2', '#f0d6c4'],
  cloud: ['#fff6ec', '#ddd3d2', '#9fb0c0'],
  streaks: ['#8ba3b8', '#fff0e0'],
  haze: '#d9cdc8',
  shadow: '#2b3f55',
  sailcloth: ['#fff8ee', '#a9b4c2', 1.1],
  tint: ['#9aa5b5', 0.06],
}

/** A squall: slate and bottle green with one break of light. */
export const squall: Palette = {
  sky: [
    [0, '#2f4152'],
    [0.45, '#54697a'],
    [0.8, '#a3b0b0'],
    [1, '#e3ddc4'],
  ],
  sea: [
    [0, '#b9c2b8'],
    [0.06, '#7d9698'],
    [0.3, '#3f6a74'],
    [0.65, '#204d5c'],
    [1, '#0d2f42'],
  ],
  waveLight: '#9fc9bf',
  waveDark: '#0a2637',
  waveContrast: [0.45, 0.6],
  foam: '#f4f8f4',
  disc: '#fff8e2',
  glow: '#f6ecc8',
  glitter: ['#fdf6dc', '#dfe6d2', '#a9c0b8'],
  cloud: ['#8b9aa3', '#5b6f7e', '#35485a'],
  streaks: ['#5b6f7e', '#b9c0ba'],
  haze: '#a9b5b2',
  shadow: '#1c2f40',
  sailcloth: ['#f2eee0', '#8796a2', 1],
  tint: ['#5a6f7c', 0.16],
}

/** Under the midnight sun. */
export const midnightSun: Palette = {
  sky: [
    [0, '#3f5f86'],
    [0.35, '#8d8ba0'],
    [0.65, '#e2a98c'],
    [0.88, '#f9cb8e'],
    [1, '#fde3ae'],
  ],
  sea: [
    [0, '#f4c994'],
    [0.1, '#c7a594'],
    [0.35, '#6d7f96'],
    [0.7, '#34597a'],
    [1, '#1a3654'],
  ],
  waveLight: '#fbd7a4',
  waveDark: '#1a3352',
  waveContrast: [0.3, 0.38],
  foam: '#fff1dc',
  disc: '#fff6d8',
  glow: '#ffd98e',
  glitter: ['#fff3cc', '#ffd896', '#f0b07e'],
  cloud: ['#ffe2b4', '#d9a392', '#8d7f96'],
  streaks: ['#a08fa0', '#ffe6b8'],
  haze: '#e9bd98',
  shadow: '#2e3350',
  sailcloth: ['#fff0d2', '#b28c80', 1.2],
  tint: ['#c08a78', 0.14],
}
