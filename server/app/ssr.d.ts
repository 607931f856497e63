/**
 * The browser's components as the server sees them: one function. Without this, the server's
 * program would have to compile TSX against the DOM's types.
 */
declare module '#js/ssr.tsx' {
  export const renderPage: import('./render-page.ts').RenderPage
}
