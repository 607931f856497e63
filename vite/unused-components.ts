import type { Plugin } from 'vite'

const library = /\/node_modules\/@inertiajs\/react\/dist\/index\.js$/

/** Calls of React that only describe a component or a context; the bundler cannot know that. */
const descriptions = /^(var \w+ = )(?=(?:forwardRef|createContext)\d*\()/gm
/** What React's developer tools show, set from outside: a use of the component to the bundler. */
const names = /^\w+\.displayName = .*$/gm

/**
 * Lets the browser's build leave out what no browser of ours runs: the client library's components
 * that nobody imports (`Form` with its live validation, `InfiniteScroll` and more, a twelfth of all
 * that the home page loads), and the libraries' branches for servers. What is imported works as ever,
 * but has no name in React's developer tools.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'saltlark:unused-components',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Half of the libraries ask whether they run on a server; in a browser's bundle that is known.
    configEnvironment: (name) =>
      name === 'client' ? { define: { 'typeof window': JSON.stringify('object') } } : null,
    transform: {
      filter: { id: library },
      handler(code) {
        const marked = code.replace(descriptions, '$1/* @__PURE__ */ ')
        if (marked === code) {
          this.error(
            'found no component in @inertiajs/react that needs a mark to be left out when unused; compare its size in the bundle without this plugin, and mend or remove server/unused-components.ts.',
          )
        }
        return { code: marked.replace(names, ''), map: null }
      },
    },
  }
}
