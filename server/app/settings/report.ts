/** Takes one fault of the environment: what was found, what is expected. */
export type Report = (line: string) => void
