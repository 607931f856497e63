/** The two words of a line of text, each with its own type. */
export function halves<A extends string, B extends string>(line: `${A} ${B}`): [A, B] {
  return line.split(' ') as [A, B]
}

/** The three words of a line of text, each with its own type. */
export function thirds<A extends string, B extends string, C extends string>(
  line: `${A} ${B} ${C}`,
): [A, B, C] {
  return line.split(' ') as [A, B, C]
}
