/**
 * Does an answer of the Fetch standard hold anything? Only the first piece of a copy is waited for, so the
 * answer can still be sent as it is.
 */
export async function hasContent(answer: Response): Promise<boolean> {
  const reader = answer.clone().body?.getReader()
  if (!reader) return false
  const { done } = await reader.read()
  // A copy that nobody reads would keep all that follows. It is cancelled for good with the answer itself.
  void reader.cancel()
  return !done
}
