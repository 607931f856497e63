interface Piece {
  readonly text: string
  readonly isLink: boolean
}

/**
 * Plain text cut into web addresses and what stands between them; together the pieces are the text.
 * A full stop or bracket after an address is not part of it.
 */
export function splitAtLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(link)) {
    pieces.push({ text: text.slice(end, index), isLink: false }, { text: address, isLink: true })
    end = index + address.length
  }
  pieces.push({ text: text.slice(end), isLink: false })
  return pieces.filter((piece) => piece.text !== '')
}

/** The web addresses in a plain text, in order. */
export function linksIn(text: string): string[] {
  return splitAtLinks(text)
    .filter((piece) => piece.isLink)
    .map((piece) => piece.text)
}

const link = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']/g
