/**
 * One record of a CSV file by RFC 4180, without its line end: cells apart by commas, in quotes where
 * they need them. What a spreadsheet would take for a formula gets an apostrophe in front, so that
 * nobody who orders can have the office's machine reckon for them.
 */
export function csvRecord(cells: readonly string[]): string {
  return cells.map(cellOf).join(',')
}

function cellOf(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
