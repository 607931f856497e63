import page from '../../saltlark/page.json'
import { Home } from '../home.tsx'

/** Rendered for every request. */
export const dynamic = 'force-dynamic'

export default function DynamicPage() {
  return <Home page={page} />
}
