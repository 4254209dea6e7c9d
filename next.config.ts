import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['pg', 'pg-boss', 'pino', 'nodemailer'],
  allowedDevOrigins: ['jp.localhost', 'discover.localhost', 'discover-jp.localhost'],
}

export default withPayload(config, { devBundleServerPackages: false })
