const stringOrComment =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** The code with every comment blanked, so that a line keeps its number. */
export function withoutComments(text: string): string {
  return text.replace(stringOrComment, (token) =>
    token.startsWith('/') ? token.replace(/[^\n]/g, ' ') : token,
  )
}
