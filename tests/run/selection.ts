import type { Stage } from './stages.ts'

/**
 * The stages that the command line asks for: all of the day, or of the night too, those of `npm run
 * check` with `--check`, or those named by `--only`, in their usual order.
 * @throws Error that lists the names when an argument is not known.
 */
export function selectStages(
  stages: readonly Stage[],
  commandLine: readonly string[],
  isNight: boolean,
): readonly Stage[] {
  const names = commandLine.filter((_, index) => commandLine[index - 1] === '--only')
  const isCheck = commandLine.includes('--check')

  const unknown = commandLine.filter(
    (argument) => !['--only', '--check'].includes(argument) && !names.includes(argument),
  )
  const missing = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0 || missing.length > 0 || commandLine.at(-1) === '--only') {
    const known = stages.map(({ name }) => name).join(', ')
    throw new Error(
      `Cannot read '${commandLine.join(' ')}'; it takes --check, or --only with one of: ${known}.`,
    )
  }
  return stages.filter(({ name, inCheck, atNight }) =>
    names.length > 0 ? names.includes(name) : (!isCheck || inCheck) && (!atNight || isNight),
  )
}
