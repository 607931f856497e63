import { pageOf } from '../../support/visitor.ts'
import type { Scene } from './scene.ts'

/** Notes an answer that a healthy site does not give. */
export async function complain(
  { complaints }: Pick<Scene, 'complaints'>,
  what: string,
  answer: Response,
): Promise<void> {
  const words = await pageOf(answer).then(
    ({ component, props }) => `${component} ${JSON.stringify(props['errors'] ?? {})}`,
    () => 'no page',
  )
  complaints.push(`${what} was answered ${answer.status}, ${words}`)
}
