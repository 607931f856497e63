/** A promise that the test settles when it likes. */
export function promiseToKeep<Value>() {
  let keep: (value: Value) => void = () => {}
  let breakIt: (error: Error) => void = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    keep = resolve
    breakIt = reject
  })
  return { promise, keep, breakIt }
}
