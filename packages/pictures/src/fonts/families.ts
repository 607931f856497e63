import type { Family } from './family.ts'
import * as widths from './system-widths.ts'

/**
 * Fraunces sets headings, in one weight: soft, without its wonky letters, in the drawing for large
 * sizes. Figtree sets everything else, from regular to bold.
 */
export const families: readonly Family[] = [
  {
    name: 'Fraunces',
    file: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    weight: '600',
    standIns: [
      {
        name: 'Georgia',
        weight: '600',
        wideAs: 600,
        local: ['Georgia-Bold', 'Gelasio-Bold'],
        widths: widths.georgiaBold,
      },
      {
        name: 'Times',
        weight: '600',
        wideAs: 600,
        local: ['TimesNewRomanPS-BoldMT', 'LiberationSerif-Bold', 'NimbusRoman-Bold'],
        widths: widths.timesBold,
      },
      {
        name: 'Noto Serif',
        weight: '600',
        wideAs: 600,
        local: ['NotoSerif-Bold'],
        widths: widths.notoSerifBold,
      },
    ],
  },
  {
    name: 'Figtree',
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    standIns: [
      {
        name: 'Arial',
        weight: '400 500',
        wideAs: 400,
        local: ['ArialMT', 'LiberationSans', 'NimbusSans-Regular'],
        widths: widths.arial,
      },
      {
        name: 'Arial',
        weight: '600 700',
        wideAs: 600,
        local: ['Arial-BoldMT', 'LiberationSans-Bold', 'NimbusSans-Bold'],
        widths: widths.arialBold,
      },
      {
        name: 'Roboto',
        weight: '400 500',
        wideAs: 400,
        local: ['Roboto-Regular'],
        widths: widths.roboto,
      },
      {
        name: 'Roboto',
        weight: '600 700',
        wideAs: 600,
        local: ['Roboto-Bold'],
        widths: widths.robotoBold,
      },
    ],
  },
]
