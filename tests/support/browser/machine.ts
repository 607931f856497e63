import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What the search for a browser asks of the machine it runs on. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly isRoot: boolean
  /** Where Playwright keeps its own Chromium once it is installed. */
  readonly playwrightPath: string
  exists(path: string): boolean
  /** Runs a command, showing what it prints. True when it succeeded. */
  run(command: string, ...args: readonly string[]): boolean
}

export const thisMachine: Machine = {
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: chromium.executablePath(),
  exists: (path) => existsSync(path),
  run: (command, ...args) => {
    // On Windows npx is a file of the shell.
    const shell = process.platform === 'win32'
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell }).status === 0
  },
}
