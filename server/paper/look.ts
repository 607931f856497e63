/** The colours of papers, by the names that the site's design has for them: tailwind.config.ts. */
export const colours = {
  white: '#ffffff',
  paper: '#fbf7ef',
  ink: '#10304d',
  'ink-deep': '#0a2138',
  slate: '#3d566b',
  line: '#d9d2c3',
  coral: '#e2593c',
  'coral-strong': '#c8432a',
  'coral-deep': '#a93521',
  tide: '#1f6f80',
  sea: '#9fd4da',
  brass: '#eab64f',
  fault: '#b3261e',
  'tint-day': '#b4d9df',
  'tint-golden': '#f0c88f',
  'tint-coast': '#97c7cf',
  'tint-dusk': '#b9768a',
  'tint-south': '#6db3d2',
  'tint-ocean': '#5b9dbd',
  'tint-night': '#224a76',
  'tint-chart': '#d9ecef',
} as const

const { ink, slate, tide } = colours

/** How the texts of papers are set. */
export const styles = {
  brand: { face: 'display', size: 19, colour: ink, leading: 1.1 },
  title: { face: 'display', size: 30, colour: ink, leading: 1.15 },
  amount: { face: 'display', size: 24, colour: ink, leading: 1.15 },
  heading: { face: 'display', size: 13, colour: ink, leading: 1.3 },
  text: { face: 'text', size: 10, colour: ink },
  strong: { face: 'strong', size: 10, colour: ink },
  small: { face: 'text', size: 8.5, colour: slate },
  label: { face: 'strong', size: 8.5, colour: tide },
} as const
