import type { ComponentType } from 'react'
import { BelowTheFold } from './pages/below-the-fold.tsx'
import { BerthForm } from './pages/berth-form.tsx'
import { Deferred } from './pages/deferred.tsx'
import { Feed } from './pages/feed.tsx'
import { Polling } from './pages/polling.tsx'
import { Show } from './pages/show.tsx'
import { TwoForms } from './pages/two-forms.tsx'

const pages = {
  'below-the-fold': BelowTheFold,
  'berth-form': BerthForm,
  deferred: Deferred,
  feed: Feed,
  polling: Polling,
  show: Show,
  'two-forms': TwoForms,
}

export function findPage(name: string): ComponentType {
  return pages[name as keyof typeof pages] as ComponentType
}
