/**
 * An answer on its way. Whoever returns or awaits it hears of its failure; where nobody does, the server
 * library's own way of failing does, as with Express' own `render`.
 */
class Answering<Answer> extends Promise<Answer> {
  isHeard = false

  // What is made of it is a promise like any other.
  static override get [Symbol.species]() {
    return Promise
  }

  override then<Done = Answer, Failed = never>(
    done?: ((value: Answer) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    this.isHeard = true
    return super.then(done, failed)
  }
}

/**
 * A promise of the work whose failure always finds somebody.
 * @param takesFailure called where nobody returned or awaited it; left out, the promise is as it was.
 */
export function answering<Answer>(
  work: Promise<Answer>,
  takesFailure?: (error: unknown) => void,
): Promise<Answer> {
  if (!takesFailure) return work
  const answer = new Answering<Answer>((resolve, reject) => void work.then(resolve, reject))
  void Promise.prototype.then.call(answer, undefined, (error: unknown) => {
    // Whoever awaits it does so before the next turn of the event loop.
    setImmediate(() => {
      if (!answer.isHeard) takesFailure(error)
    })
  })
  return answer
}
