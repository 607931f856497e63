import type { Routes } from '#routes/index.ts'
import type { Urls } from '#server/routing/urls.ts'

/** Addresses by name: the only way in which a controller makes a link. */
export type Links = Urls<Routes>
