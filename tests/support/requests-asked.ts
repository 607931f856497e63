/** The requests to sites since the file of tests began, such as `GET /cart`, without their queries. */
export const requestsAsked = new Set<string>()

export function requestAsked(method = 'GET', url = '/'): void {
  requestsAsked.add(`${method} ${url.split('?', 1)[0]}`)
}
