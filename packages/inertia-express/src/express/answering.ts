import type { Request } from 'express'

/**
 * An answer on its way. Whoever returns or awaits it hears of its failure; where nobody does, Express'
 * error handlers do, as with Express' own `render`.
 */
class Answering extends Promise<void> {
  isHeard = false

  // What is made of it is a promise like any other.
  static override get [Symbol.species]() {
    return Promise
  }

  override then<Done = void, Failed = never>(
    done?: ((value: void) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    this.isHeard = true
    return super.then(done, failed)
  }
}

/** A promise of the work whose failure ends in Express' error handlers, returned or not. */
export function answering(request: Request, work: Promise<void>): Promise<void> {
  const answer = new Answering((resolve, reject) => void work.then(resolve, reject))
  void Promise.prototype.then.call(answer, undefined, (error: unknown) => {
    // Whoever awaits it does so before the next turn of the event loop.
    setImmediate(() => {
      if (!answer.isHeard) request.next?.(error)
    })
  })
  return answer
}
