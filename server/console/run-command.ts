/**
 * Runs a command, which gives its exit code. What it throws is told in its own words, and it ends
 * with 1.
 */
export async function runCommand(command: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
