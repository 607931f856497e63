import { createInertiaApp, useForm, usePage } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'
import type { Guestbook } from './server.ts'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    flashDataType: { notice?: string }
  }
}

function Book({ entries }: Guestbook) {
  const { flash } = usePage()
  const form = useForm({ name: '' })

  return (
    <main>
      <p role="status">{flash.notice}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          form.post('/', { onSuccess: () => form.reset() })
        }}
      >
        <input
          aria-label="Name"
          value={form.data.name}
          onChange={({ target }) => form.setData('name', target.value)}
        />
        <button type="submit">Sign</button> {form.errors.name}
      </form>
      <ul>
        {entries.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </main>
  )
}

const pages: Record<string, (props: never) => React.ReactNode> = {
  guestbook: Book,
  error: ({ status }: { readonly status: number }) => <h1>{status}</h1>,
}

void createInertiaApp({
  resolve: (name) => pages[name] as never,
  setup: ({ el, App, props }) => createRoot(el).render(<App {...props} />),
})
