import type { HouseRule } from './house-rules.ts'
import type { SourceFile } from './source-files.ts'
import { withoutComments } from './without-comments.ts'

/** `path:line: the line; the cure` for every line of these files that breaks a rule. */
export function brokenLines(rule: HouseRule, files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isIn(rule.within, path) && !isIn(rule.except ?? [], path))
    .flatMap((file) => linesThatMatch(rule, file))
}

function isIn(places: readonly string[], path: string): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`))
}

function linesThatMatch(rule: HouseRule, { path, text }: SourceFile): string[] {
  const code = rule.inComments ? text : withoutComments(text)
  return code
    .split('\n')
    .flatMap((line, index) =>
      rule.forbids.test(line) ? [`${path}:${index + 1}: ${line.trim()}; ${rule.cure}`] : [],
    )
}
