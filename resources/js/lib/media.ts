const videoTypes = /\.(?:mp4|webm|ogg)$/i

/**
 * Does this address name a video? The path's extension decides, whatever its case and whatever
 * follows in query or fragment (specification 2, hero).
 */
export function isVideo(url: string): boolean {
  return videoTypes.test(url.replace(/[?#].*$/, ''))
}

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
