import type { Config } from 'tailwindcss'

/**
 * The design tokens: colour, type, shape, shadow and motion. No other file names a colour, a size step,
 * a duration or a breakpoint; space comes in steps of a quarter of the letter size (`p-4` is 1rem).
 */
export default {
  theme: {
    // 640, 800, 1024 and 1280 px, in the visitor's letters: larger ones get a narrower screen's layout.
    screens: { sm: '40em', md: '50em', lg: '64em', xl: '80em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#fbf7ef',
      ink: { DEFAULT: '#10304d', deep: '#0a2138' },
      slate: '#3d566b',
      line: '#d9d2c3',
      coral: { DEFAULT: '#e2593c', strong: '#c8432a', deep: '#a93521' },
      tide: { DEFAULT: '#1f6f80', deep: '#17565f' },
      sea: '#9fd4da',
      brass: '#eab64f',
      star: '#9a6608',
      fault: { DEFAULT: '#b3261e', pale: '#fbe9e7' },
      good: { DEFAULT: '#1d6b45', pale: '#e4f2ea' },
      amber: '#b97309',
      // What stands where a picture will be: the main colour of each kind of picture.
      tint: {
        day: '#b4d9df',
        golden: '#f0c88f',
        coast: '#97c7cf',
        dusk: '#b9768a',
        fjord: '#8fb6c4',
        lagoon: '#5fc0cc',
        south: '#6db3d2',
        ocean: '#5b9dbd',
        night: '#224a76',
        winter: '#93a9bb',
        chart: '#d9ecef',
        ink: '#10304d',
        paper: '#efe8da',
      },
      // The specification's, for the bar of a visit that takes long.
      progress: '#29d',
    },
    extend: {
      fontFamily: {
        // The stand-ins behind each family have its widths: resources/fonts/faces.css.
        display: [
          'Fraunces',
          'Fraunces Georgia',
          'Fraunces Times',
          'Fraunces Noto Serif',
          'Georgia',
          'serif',
        ],
        sans: ['Figtree', 'Figtree Arial', 'Figtree Roboto', 'Arial', 'sans-serif'],
      },
      fontSize: {
        hero: [
          'clamp(2.25rem, 1.5rem + 3.8vw, 4.5rem)',
          { lineHeight: '1.06', letterSpacing: '-0.015em' },
        ],
        section: [
          'clamp(1.875rem, 1.4rem + 1.9vw, 3rem)',
          { lineHeight: '1.12', letterSpacing: '-0.015em' },
        ],
        card: ['1.5rem', { lineHeight: '1.2', letterSpacing: '-0.01em' }],
        body: ['1.0625rem', { lineHeight: '1.55' }],
      },
      // The ring of the focus is there at once: its colour does not change over time.
      transitionProperty: { colors: 'color, background-color, border-color' },
      maxWidth: { page: '84rem', copy: '42rem' },
      borderRadius: { card: '1rem', button: '999px' },
      // Things that come and go; a picture that gives way to a film. The usual pace is in base.css.
      transitionDuration: { fade: '200ms', reveal: '700ms' },
      // Shadows: the utilities of base.css.
      elevation: {
        card: '0 1px 2px rgb(16 48 77 / 0.06), 0 10px 28px -12px rgb(16 48 77 / 0.22)',
        panel: '0 24px 60px -18px rgb(10 33 56 / 0.45)',
      },
    },
  },
} satisfies Config
