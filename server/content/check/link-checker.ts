/** What the rules need to know about the route table. */
export interface LinkChecker {
  /** Is this a name of the route table? */
  isRoute(name: string): boolean
  /** Does a page answer this path, which has neither query nor fragment? */
  isPage(path: string): boolean
  /** The route with a path of its own that answers what a slug here would be; null: none does. */
  staticBeside(route: string, slug: string): string | null
  /** The route that opens a path, with the slug in it; null: none does. */
  opened(path: string): { readonly route: string; readonly slug: string | null } | null
  /** Does the route table itself redirect this path for good? */
  isGivenUp(path: string): boolean
  /** The path of a named route that needs no parameter; null for any other name. */
  plainPath(name: string): string | null
  /** The path, or the route name, most like this one; null when none is near. */
  nearest(pathOrName: string): string | null
}
