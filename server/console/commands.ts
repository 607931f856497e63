interface Command {
  /**
   * @param words what was typed behind the command's name.
   * @returns the exit code.
   * @throws with words for whoever typed it.
   */
  run(words: readonly string[]): number | Promise<number>
}

/** By the names of the npm scripts; `run.js` runs them, from the sources or from the build. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  break: () => import('./content-break.ts'),
  'content:check': () => import('./content.ts'),
  'content:fix': () => import('./content-fix.ts'),
  'content:new': () => import('./content-new.ts'),
  dates: () => import('./dates.ts'),
  db: () => import('./database.ts'),
  mail: () => import('./mail.ts'),
  newsletter: () => import('./newsletter.ts'),
  orders: () => import('./orders.ts'),
  routes: () => import('./routes.ts'),
  user: () => import('./user.ts'),
  why: () => import('./why.ts'),
}

/** @throws when there is no such command. */
export function load(name: string): Promise<Command> {
  const command = commands[name]
  if (!command) throw new Error(`'${name}' is no command; use ${Object.keys(commands).join(', ')}.`)
  return command()
}
