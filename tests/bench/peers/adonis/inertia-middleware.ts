import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    return { errors: ctx.inertia.always(this.getValidationErrors(ctx)) }
  }

  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    await this.init(ctx)
    const answer: unknown = await next()
    this.dispose(ctx)
    return answer
  }
}
