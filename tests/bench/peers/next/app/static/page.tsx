import page from '../../saltlark/page.json'
import { Home } from '../home.tsx'

/** Rendered once, by the build. */
export const dynamic = 'force-static'

export default function StaticPage() {
  return <Home page={page} />
}
