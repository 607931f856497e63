/** A table as the project's formatter leaves it: every column as wide as its widest cell. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[head, ...rows].map((row) => escaped(row[column] ?? '').length), title.length),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => escaped(cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
