/** Full circles as one path, from `x y radius` of each, in fewer bytes than two arcs take. */
export function dots(text: string): string {
  return text
    .split(',')
    .map((circle) => {
      const [x = 0, y = 0, r = 0] = circle.trim().split(' ').map(Number)
      return `M${x} ${y + r}a${r} ${r} 0 1 1 .1 0z`
    })
    .join('')
}
