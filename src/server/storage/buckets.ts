import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from '../runtime/env'

export type Buckets = { media: string; tickets: string; config: S3ClientConfig }

/** Undefined where files are on this machine. */
export function buckets(): Buckets | undefined {
  const { S3_MEDIA_BUCKET: media, S3_TICKET_BUCKET: tickets } = env()
  return media && tickets ? { media, tickets, config: config() } : undefined
}

function config(): S3ClientConfig {
  const { S3_ENDPOINT, S3_REGION, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env()
  const isNamed = S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
  return {
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    forcePathStyle: S3_PATH_STYLE === '1',
    // As the SDK does it by itself, a streamed file would be stored with its checksums in it by simpler servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Else the SDK looks for them where the machine keeps them.
    ...(isNamed && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }),
  }
}
