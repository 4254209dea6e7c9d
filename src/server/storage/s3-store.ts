import type { S3, S3ClientConfig } from '@aws-sdk/client-s3'
import type { FileStore } from './file-store'

let opened: Promise<S3> | undefined

/** Loaded only when used: it takes most of a second. */
async function client(config: S3ClientConfig): Promise<S3> {
  opened ??= import('@aws-sdk/client-s3').then(({ S3 }) => new S3(config))
  return opened
}

/** One client for the whole process, made of the first `config`. A name that exists is written over: names are made up for each file. */
export const s3Store = (Bucket: string, config: S3ClientConfig): FileStore => ({
  write: async (Key, Body) => {
    await (await client(config)).putObject({ Bucket, Key, Body })
  },
  read: async Key => {
    const found = await (await client(config)).getObject({ Bucket, Key }).catch(unlessMissing)
    const bytes = await found?.Body?.transformToByteArray()
    return bytes && Buffer.from(bytes)
  },
  open: async (Key, { from, to }) => {
    const asked = { Bucket, Key, Range: `bytes=${from}-${to}` }
    const found = await (await client(config)).getObject(asked).catch(unlessMissing)
    return found?.Body?.transformToWebStream()
  },
  remove: async Key => {
    await (await client(config)).deleteObject({ Bucket, Key })
  },
})

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error
}
