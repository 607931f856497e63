/** Our own line drawings on a grid of 24. They only ever stand beside text that says the same. */
export const drawings = {
  'badge-check':
    'M12 3l2.4 1.8 3-.2.9 2.9 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-1.8-3 .2-.9-2.9-2.5-1.7 1-2.8-1-2.8 2.5-1.7.9-2.9 3 .2zM8.5 12l2.4 2.4 4.6-4.8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8M8 14h3M13.5 14H16M8 17h3',
  cart: 'M3 4h2.5l2.2 10.5h9.8L20 7.5H6.3M9 19.5h.01M16.5 19.5h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  helm: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.3 5.3l3.5 3.5M15.2 15.2l3.5 3.5M18.7 5.3l-3.5 3.5M8.8 15.2l-3.5 3.5',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M9 6v12M15 6v12',
  phone:
    'M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1.6-1.3 2.5-2.5 2.5C11 20 4 13 4 6c0-1.2.9-2.5 2.5-2.5z',
  play: 'M8 5.5l11 6.5-11 6.5z',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  tag: 'M12.5 3.5h8v8l-9 9-8-8zM16.5 7.5h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
} as const satisfies Record<string, string>

export type IconName = keyof typeof drawings

/** Decoration: hidden from screen readers, as large as the text unless a class says otherwise. */
export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName
  readonly className?: string
}) {
  return <LineDrawing path={drawings[name]} className={className} />
}

/** Lines on a grid of 24 in the text's colour; decoration, as icons are. */
export function LineDrawing({
  path,
  className,
}: {
  readonly path: string
  readonly className: string
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
