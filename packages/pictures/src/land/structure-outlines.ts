import type { Colour } from '../kit/colour.ts'
import type { StructureShape } from './place-parts.ts'

/** Lit and dark of the colour, light for windows and lamps, or a colour of its own. */
export type Tone = 'lit' | 'dark' | 'light' | 'deep' | Colour

/** A path and how it is toned. */
export type Piece = readonly [path: string, tone: Tone]

const towerOf = (x: number): Piece[] => [
  [`M${x - 6} 0V-46H${x + 6}V0z`, 'lit'],
  [`M${x + 1} 0V-46H${x + 6}V0z`, 'dark'],
  [`M${x - 6} -46l1.4-9h9.2l1.4 9z`, 'dark'],
  [`M${x - 3.2} -55L${x} -68l3.2 13zM${x - 0.3} -66v-5h.6v5z`, 'deep'],
  [`M${x - 6.6} -44v-6l1.1-7 1.1 7v6zM${x + 4.4} -44v-6l1.1-7 1.1 7v6z`, 'deep'],
  [`M${x - 3} 0V-9a3 3.6 0 0 1 6 0V0z`, 'deep'],
  [
    `M${x - 3.6}-40h1.5v4h-1.5zM${x - 0.8}-40h1.5v4h-1.5zM${x - 3.6}-32h1.5v4h-1.5zM${x - 0.8}-32h1.5v4h-1.5zM${x - 3.6}-24h1.5v4h-1.5z`,
    'light',
  ],
]

/** What people have built, in hundredths of its width, standing on 0 with up as minus. */
export const structures: Record<StructureShape, readonly Piece[]> = {
  'tower bridge': [
    ['M0-13H100V-10.4H0z', 'dark'],
    ['M31-40H69V-37H31zM31-45H69V-44H31z', 'dark'],
    [
      'M31-44L34-40L37-44L40-40L43-44L46-40L49-44L52-40L55-44L58-40L61-44L64-40L67-44L69-41V-40H31z',
      'dark',
    ],
    [
      'M0-13C10-14 20-24 26-42L27-40C22-22 12-11.5 0-10.6zM100-13C90-14 80-24 74-42L73-40C78-22 88-11.5 100-10.6z',
      'dark',
    ],
    ['M3-20H8V0H3zM92-20H97V0H92zM3-20l2.5-6 2.5 6zM92-20l2.5-6 2.5 6z', 'lit'],
    ['M20-5H40V1H20zM60-5H80V1H60z', 'dark'],
    ...towerOf(29),
    ...towerOf(71),
    [
      'M10-14h.9v1h-.9zM16-14h.9v1h-.9zM40-14h.9v1h-.9zM46-14h.9v1h-.9zM53-14h.9v1h-.9zM59-14h.9v1h-.9zM83-14h.9v1h-.9zM89-14h.9v1h-.9z',
      'light',
    ],
  ],
  platform: [
    ['M14 2L20-34H25L20 2zM80 2L74-34H79L86 2zM36 2L38-34H42L41 2zM60 2L58-34H62L64 2z', 'dark'],
    ['M17-12L41 -30L39-28L18-10zM41-12L60-32L61-29L42-9zM62-12L77-30L78-27L63-9z', 'dark'],
    ['M10-34H90V-44H10z', 'lit'],
    ['M10-34H90V-38H10z', 'dark'],
    ['M14-44H40V-60H14zM62-44H88V-56H62z', 'lit'],
    ['M14-44H40V-50H14zM76-44H88V-56H76z', 'dark'],
    ['M43-44L49-102H54L60-44H57L53-96H50L46-44zM45-58H58V-56H45zM47-74H56V-72H47z', 'dark'],
    ['M86-52L112-78L113.5-76L88-48z', 'dark'],
    ['M20-60L18-76L40-88L41-86L21-75L23-60z', 'dark'],
  ],
  ship: [
    ['M0-13L3 0H95L100-15L92-14H4z', 'deep'],
    ['M1.4-4L3 0H95L96.4-4z', 'dark'],
    ['M6-13V-31H21V-13z', 'lit'],
    ['M5-31H24V-34H5zM8-34V-42H12V-34zM15-34H20V-37H15z', 'lit'],
    ['M15-31H21V-13H15z', 'dark'],
    [
      'M32-14V-30H33.6V-14zM50-14V-30H51.6V-14zM68-14V-30H69.6V-14zM32.6-30L44-20L43.6-19L32-28zM50.6-30L62-20L61.6-19L50-28zM68.6-30L80-20L79.6-19L68-28z',
      'lit',
    ],
    ['M93-14V-28H93.8V-14zM91.4-23a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', 'deep'],
  ],
  ruin: [
    ['M0 2V-12L6-14L9-11L14-17L20-15L24-20L30-16L34-18V2z', 'lit'],
    ['M20 2V-14L24-20L30-16L34-18V2z', 'dark'],
    ['M62 2V-22L66-26L70-20L76-24L82-14L90-12L100-4V2z', 'lit'],
    ['M76 2V-24L82-14L90-12L100-4V2z', 'dark'],
    ['M34 2V-58L38-62L40-57L44-66L50-64L52-52L57-50L58-40L62-36V2z', 'lit'],
    ['M48 2V-40L51-44L50-64L52-52L57-50L58-40L62-36V2z', 'dark'],
    ['M38-46h3.4v8H38zM38-28h3.4v8H38zM44-14a3 4 0 0 1 6 0V-2h-6z', 'deep'],
    ['M8-6a2.4 3 0 0 1 4.8 0V0H8zM68-14h3v5h-3zM84-8h3v4h-3z', 'deep'],
  ],
  'south bank': [
    ['M0 0V-20H8V-28H15V-16H22V-34H30V-22H37V-26H44V-14H53V-24H60V-18H70V-12H82V-8H100V0z', 'lit'],
    ['M25-20L34-86L35-82L36-88L45-20z', 'lit'],
    ['M36-87L45-20H38z', 'dark'],
    [
      'M5-24h1v2H5zM10-24h1v2h-1zM12-20h1v2h-1zM25-28h1v2h-1zM27-24h1v2h-1zM32-60h1v2h-1zM34-46h1v2h-1zM33-38h1v2h-1zM36-30h1v2h-1zM40-22h1v2h-1zM48-10h1v2h-1zM55-18h1v2h-1zM57-12h1v2h-1zM64-12h1v2h-1zM75-8h1v2h-1zM18-12h1v2h-1z',
      'light',
    ],
  ],
  'city bank': [
    [
      'M0 0V-8H10V-14H20V-10H28V-22H34V-36H42V-58H48V-24H56V-30H60V-70H68V-40H74V-18H82V-26H92V-12H100V0z',
      'lit',
    ],
    ['M42-24C41-50 42-66 46-80C50-66 51-50 50-24z', 'lit'],
    ['M46-80C50-66 51-50 50-24H46z', 'dark'],
    ['M58-20L56-66C60-72 68-72 72-66L70-20z', 'dark'],
    [
      'M12-18h1v2h-1zM30-18h1v2h-1zM36-30h1v2h-1zM38-24h1v2h-1zM44-44h1v2h-1zM45-58h1v2h-1zM47-36h1v2h-1zM60-60h1v2h-1zM64-54h1v2h-1zM61-46h1v2h-1zM66-40h1v2h-1zM62-32h1v2h-1zM65-26h1v2h-1zM52-22h1v2h-1zM77-14h1v2h-1zM84-20h1v2h-1zM88-16h1v2h-1zM24-6h1v2h-1z',
      'light',
    ],
  ],
  trawler: [
    [
      'M30-18V-62H32V-18zM31-60L12-30L11-31L30-62zM31-60L52-34L53-35L32-62zM8-12V-40H10V-12zM20-12V-40H22V-12zM8-40H22V-37H8z',
      'deep',
    ],
    ['M0-14C16-10 60-10 84-18L100-25L94 3H4z', 'lit'],
    ['M2-5C20-3 70-3 96.4-6L94 3H4z', 'dark'],
    ['M0-14C16-10 60-10 84-18L100-25L99.4-22.6L84-15.4C60-7.4 16-7.4 0.8-11.4z', '#f3ead6'],
    ['M50-13V-31H54V-42H76V-28L80-17z', '#f1e9d8'],
    ['M50-13V-31H54V-42H60V-14z', '#c9c6bf'],
    ['M62-39H66V-33H62zM68-39H72.6V-33H68zM56-39H60V-33H56z', '#3c4f60'],
    ['M53-42H78V-44.6H53z', '#b9483a'],
    ['M66-45V-58H67.4V-45z', 'deep'],
  ],
}
