import type { Flash, SharedProps } from '#server/props/shared.ts'

declare module '@inertiajs/core' {
  interface InertiaConfig {
    sharedPageProps: SharedProps
    flashDataType: Flash
    errorValueType: string
  }
}
