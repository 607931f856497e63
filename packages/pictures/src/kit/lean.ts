/**
 * The same picture in fewer bytes: ends and corners of lines are round throughout and every shape
 * with a fill names it, so the root says the rest once; numbers and colours are written as short as
 * they can be.
 */
export function lean(svg: string): string {
  return svg
    .replaceAll(/ (?:stroke-line(?:join|cap)="round"|fill="none"|[xy]="0")/g, '')
    .replace('<svg ', '<svg fill="none" stroke-linejoin="round" stroke-linecap="round" ')
    .replaceAll(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?![0-9a-f])/g, '#$1$2$3')
    .replaceAll(/(?<=[a-zA-Z" -])0\.(?=\d)/g, '.')
    .replaceAll(/(?<=\d) -/g, '-')
    .replaceAll(/(?<=[a-yA-Z]) /g, (space, at: number, text: string) =>
      isInPath(text, at) ? '' : space,
    )
}

/** Whether a place of the text lies within the data of a path. */
function isInPath(text: string, at: number): boolean {
  const quote = text.lastIndexOf('"', at)
  return text.slice(quote - 3, quote) === ' d='
}
