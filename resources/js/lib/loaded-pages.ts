/**
 * The page components that are here, by name. One that is here is shown in the same turn of the event
 * loop: nothing that its visitor does, like going back, comes in between.
 */
export const loadedPages = new Map<string, React.ComponentType>()
