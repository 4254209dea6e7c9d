import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../../scripts/shop/free-port'

export type BucketServer = { settings: Record<string, string>; stop: () => Promise<void> }

/** A small server that speaks S3, with two buckets on this machine, and the settings of a shop that keeps its files there. */
export async function openBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'buckets-'))
  const port = await freePort()
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop-media' }, { name: 'shop-tickets' }],
  })
  await server.run()
  return {
    settings: {
      S3_MEDIA_BUCKET: 'shop-media',
      S3_TICKET_BUCKET: 'shop-tickets',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
