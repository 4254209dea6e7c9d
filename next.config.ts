import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  // Titles and descriptions stand in the head of every page: what is stored goes to browsers and to programs alike.
  htmlLimitedBots: /.*/,
  // With several root layouts, an unknown address gets its page from src/app/global-not-found.tsx, made on the server.
  // Forms with attachments are larger than Next's 1 MB: three files of 3 MB.
  experimental: {
    globalNotFound: true,
    serverActions: { bodySizeLimit: '10mb' },
    // A stack names its functions without a map, and a build takes two thirds of the time (decision 102).
    serverSourceMaps: false,
    // For builds after builds: to write it takes a third of a first one (decision 102).
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    turbopackMinify: { client: true, server: false },
  },
  // `npm run check` says all of it first; a server that builds need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'pino',
    // The registry of the figures is one per process, whatever bundle counts.
    'prom-client',
    'nodemailer',
    // Starts threads of its own files.
    'tinypool',
    'smtp-server',
    'mailparser',
    'email-reply-parser',
    // Large, and of the server alone: each route would have its copy of them (decision 102).
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/storage-s3',
    'stripe',
    '@paddle/paddle-node-sdk',
    'pdfkit',
    'fontkit',
    'sanitize-html',
    'htmlparser2',
    'zod',
    'file-type',
    'tar-stream',
    'fflate',
    'web-push',
    'rate-limiter-flexible',
    'feed',
  ],
  allowedDevOrigins: ['jp.localhost', 'discover.localhost', 'discover-jp.localhost'],
}

const withAdmin = withPayload(config, { devBundleServerPackages: false })

/** Payload asks browsers for their colours; on the shop's own pages that would fetch each of them twice. */
async function headersOfAdmin() {
  const rules = (await withAdmin.headers?.()) ?? []
  return rules.map(rule => ({ ...rule, source: '/admin/:path*' }))
}

/** Their names change with their bytes (`npm run fonts`). */
const FONTS = {
  source: '/fonts/:name*',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
}

export default { ...withAdmin, headers: async () => [...(await headersOfAdmin()), FONTS] }
