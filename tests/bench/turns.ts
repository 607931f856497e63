/** What takes turns with others in every round. */
export interface Turn<Name extends string, Cost = number> {
  readonly name: Name
  warmUp(): Promise<unknown>
  /** @returns what it costs this time. */
  cost(): Promise<Cost>
}

/**
 * What each of them costs, by its name: one value a round. In every round all take turns, forwards and
 * backwards, so other work on the machine weighs on all.
 */
export async function takeTurns<Name extends string, Cost = number>(
  turns: readonly Turn<Name, Cost>[],
  rounds: number,
): Promise<Record<Name, Cost[]>> {
  for (const { warmUp } of turns) await warmUp()
  const costs = new Map<Name, Cost[]>(turns.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, cost } of round % 2 === 0 ? turns : turns.toReversed()) {
      costs.get(name)?.push(await cost())
    }
  }
  return Object.fromEntries(costs) as Record<Name, Cost[]>
}
