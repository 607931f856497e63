/** The time in milliseconds since 1970, where the application gives no clock of its own. */
export const systemTime: () => number = Date.now
