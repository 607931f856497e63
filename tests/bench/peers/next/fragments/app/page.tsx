import { cookies } from 'next/headers'
import { Suspense } from 'react'
import page from '../saltlark/page.json'
import { Home } from './home.tsx'

/** The page is kept, but for what belongs to whoever asks: nothing here, as in a session that has ended. */
export default function KeptPage() {
  return (
    <>
      <Kept />
      <Suspense>
        <Visitor />
      </Suspense>
    </>
  )
}

async function Kept() {
  'use cache'
  return <Home page={page} />
}

async function Visitor() {
  await cookies()
  return null
}
