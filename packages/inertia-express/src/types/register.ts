/**
 * What an application tells the adapter about its pages, once, by declaration merging:
 *
 *     declare module '…/inertia/types/register.ts' {
 *       interface Register {
 *         pages: { home: HomeProps; 'courses/show': CourseProps }
 *         shared: { user: User | null }
 *         flash: { success?: string }
 *       }
 *     }
 *
 * From then on `response.inertia` takes only these names, each with its own props and messages. The
 * browser's half is told the same types through the client's own `InertiaConfig`. Without it, any
 * name, props and messages are taken.
 */
export interface Register {}

export type RegisteredPages = Register extends { pages: infer Pages extends object }
  ? Pages
  : Record<string, Record<string, unknown>>

export type RegisteredShared = Register extends { shared: infer Shared extends object }
  ? Shared
  : object

export type RegisteredFlash = Register extends { flash: infer Flash extends object }
  ? Flash
  : Record<string, unknown>
