import { routes } from '#routes/index.ts'
import type { RouteName } from '#routes/index.ts'
import { later } from '#routes/later.ts'

/** `npm run routes`: the route table, one line a route; with --json an array for machines. */
const rows = (Object.keys(routes) as RouteName[]).map((name) => {
  const { kind, method, uri } = routes[name]
  const isLater = (later as readonly RouteName[]).includes(name)
  const methods = method === 'GET' ? ['GET', 'HEAD'] : [method]
  return { name, methods, uri, kind, isLater }
})

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows, null, 2))
} else {
  const width = Math.max(...rows.map(({ uri }) => uri.length))
  for (const { name, methods, uri, isLater } of rows) {
    const dots = '.'.repeat(width - uri.length + 3)
    console.log(
      `  ${methods.join('|').padEnd(9)} ${uri} ${dots} ${name}${isLater ? ' (later)' : ''}`,
    )
  }
  console.log(`\n  ${rows.length} routes, ${later.length} of them answered later`)
}
