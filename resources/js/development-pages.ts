type PageModule = { readonly default: React.ComponentType }

/** The pages that only developers open. */
export const developmentPages = import.meta.glob<PageModule>('./pages/development/*.tsx', {
  eager: true,
})
