import type { NextConfig } from 'next'
import dynamicOrStatic from './next.base.ts'

const config: NextConfig = { ...dynamicOrStatic, cacheComponents: true }

export default config
