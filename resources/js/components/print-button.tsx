import { useHydrated } from '#js/hooks/use-hydrated.ts'

/** Opens the browser's own way to print: without scripts that is in its menu, and this is not there. */
export function PrintButton({ children }: { readonly children: string }) {
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="min-h-12 rounded-button border border-slate bg-white px-7 py-2 font-semibold text-ink hover:bg-paper"
    >
      {children}
    </button>
  )
}
