import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import page from '../saltlark/page.json'

export const metadata: Metadata = { title: page.props.title }

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <body>{children}</body>
    </html>
  )
}
