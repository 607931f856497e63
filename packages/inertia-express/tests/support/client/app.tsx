import { createInertiaApp, router } from '@inertiajs/react'
import { findPage } from './find-page.ts'

void createInertiaApp({ resolve: findPage, serverHead: true, progress: false })

// Tests drive the client's router from outside, as any code of an application may.
Object.assign(window, { router })
