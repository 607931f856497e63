/** What was asked for; null where it fails, or does not come in so many milliseconds. */
export async function inTime<Value>(
  asked: Promise<Value>,
  milliseconds: number,
): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return await Promise.race([asked.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
