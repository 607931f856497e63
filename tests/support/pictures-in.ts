import { JSDOM } from 'jsdom'

/** The pictures of a message's HTML, in their order, without the mark at its head. */
export function picturesIn(html: string): HTMLImageElement[] {
  return everyPictureIn(html).filter(({ src }) => !src.includes('/images/brand/mail-mark'))
}

/** All of them. */
export function everyPictureIn(html: string): HTMLImageElement[] {
  return [...new JSDOM(html).window.document.querySelectorAll('img')]
}
