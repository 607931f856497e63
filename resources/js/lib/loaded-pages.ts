import type { ComponentType } from 'react'

/**
 * The page components that are here, by their names. What is here must be had without waiting, for
 * even an import of what was imported takes a turn of the event loop: a Back in that turn comes between
 * an answer and its place in the history, and the library then writes the page that was left over the
 * one that was gone back to.
 */
export const loadedPages = new Map<string, ComponentType>()
