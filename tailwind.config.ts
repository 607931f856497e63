import type { Config } from 'tailwindcss'

/** The design tokens. No other file names a colour, a size step or a breakpoint. */
export default {
  content: ['./resources/js/**/*.{ts,tsx}'],
  theme: {
    screens: { sm: '640px', md: '800px', lg: '1024px', xl: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#fbf7ef',
      ink: { DEFAULT: '#10304d', deep: '#0a2138', soft: '#1d4468' },
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
    },
    extend: {
      fontFamily: {
        display: ['Fraunces Variable', 'Iowan Old Style', 'Palatino Linotype', 'Georgia', 'serif'],
        sans: [
          'Figtree Variable',
          'Avenir Next',
          'Segoe UI',
          'Helvetica Neue',
          'Arial',
          'sans-serif',
        ],
      },
      fontSize: {
        hero: [
          'clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)',
          { lineHeight: '1.06', letterSpacing: '-0.015em' },
        ],
        section: [
          'clamp(1.875rem, 1.4rem + 1.9vw, 3rem)',
          { lineHeight: '1.12', letterSpacing: '-0.015em' },
        ],
        card: ['1.5rem', { lineHeight: '1.2', letterSpacing: '-0.01em' }],
        body: ['1.0625rem', { lineHeight: '1.55' }],
      },
      maxWidth: { page: '84rem', copy: '42rem' },
      borderRadius: { card: '1rem', button: '999px' },
      boxShadow: {
        card: '0 1px 2px rgb(16 48 77 / 0.06), 0 10px 28px -12px rgb(16 48 77 / 0.22)',
        panel: '0 24px 60px -18px rgb(10 33 56 / 0.45)',
      },
    },
  },
} satisfies Config
