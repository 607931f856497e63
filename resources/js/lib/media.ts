const videoTypes = /\.(?:mp4|webm|ogg)$/i

/**
 * Does this address name a video? The path's extension decides, whatever its case and whatever
 * follows in query or fragment (specification 2, hero).
 */
export function isVideo(url: string): boolean {
  return videoTypes.test(url.replace(/[?#].*$/, ''))
}

/** The `sizes` of a picture that is as wide as the window. */
export const fullWidth = '100vw'

/**
 * How a picture that fills the first screen is shown: as composed for tall windows, or for wide
 * ones. The media conditions are true one where the other is not. `base.css` has that of the tall
 * one as its variant `tall`, and its height, which may cut the sides, as `--hero-still`.
 */
export const firstScreen = {
  tall: {
    media: '(max-width: 39.99em), (max-width: 67.49em) and (orientation: portrait)',
    sizes: 'max(100vw, 26rem, min(67svh, 146vw))',
  },
  wide: {
    media: '(min-width: 67.5em), (min-width: 40em) and (orientation: landscape)',
    sizes: fullWidth,
  },
} as const

/** How the picture of a page's banner is shown: beside the words, above them in narrow windows. */
export const bannerPicture = { media: 'all', sizes: '(min-width: 64em) 50vw, 100vw' } as const

const positions: Readonly<Record<string, string>> = {
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
  'left top': 'object-top-left',
  'right top': 'object-top-right',
  'left bottom': 'object-bottom-left',
  'right bottom': 'object-bottom-right',
}

/**
 * The class that keeps a part of a cropped picture in sight, such as `left top`; the words may
 * stand in either order. Anything else: the middle.
 */
export function focusClass(focus: string | undefined): string {
  const words = (focus ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word && word !== 'center')
  return positions[words.join(' ')] ?? positions[words.toReversed().join(' ')] ?? 'object-center'
}
