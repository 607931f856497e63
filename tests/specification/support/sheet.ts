import { readFileSync } from 'node:fs'

/** What the stylesheet says of a component's class and of what stands in it. */
export function ruleOf(sheet: 'header' | 'home-sections', selector: string): string {
  const text = readFileSync(`resources/css/${sheet}.css`, 'utf8')
  const from = text.indexOf(`  ${selector} {\n`)
  if (from < 0) throw new Error(`The sheet '${sheet}' has no rule for '${selector}'.`)
  return text.slice(from, text.indexOf('\n  }\n', from))
}
