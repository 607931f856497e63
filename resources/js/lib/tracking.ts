declare global {
  interface Window {
    /** Created by a site that adds tracking, after consent; this site never creates it. */
    dataLayer?: unknown[]
  }
}

/** Tells a tracking data layer of a new subscriber, if there is one. */
export function trackNewSubscriber(email: string): void {
  window.dataLayer?.push({ event: 'new_subscriber', email })
}
