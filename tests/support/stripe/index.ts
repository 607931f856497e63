import { parseArgs } from 'node:util'
import { startStripeStandIn } from './stand-in.ts'

const { values } = parseArgs({
  options: {
    /** Where it listens. */
    port: { type: 'string', default: '12111' },
    /** Where hooks go, such as http://localhost:8000/webhooks/payments. */
    hooks: { type: 'string' },
  },
})

// In a process of its own: prints what a site needs to take it for Stripe, and stands until it is ended.
const { variables } = await startStripeStandIn({
  port: Number(values.port),
  ...(values.hooks && { hookUrl: values.hooks }),
})
for (const [name, value] of Object.entries(variables)) console.log(`${name}=${value}`)
process.send?.(variables)
