import type { CollectionConfig, Plugin } from 'payload'
import { buckets } from './buckets'

/** Payload's own uploads: pictures and installers in the one bucket, ticket files in the other; unchanged where files are on this machine. */
export const uploadsInBuckets: Plugin = async config => {
  const known = buckets()
  if (!known) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const keepIn = (bucket: string, ...names: ('media' | 'releases' | 'ticket-attachments')[]) =>
    s3Storage({
      bucket,
      config: known.config,
      collections: Object.fromEntries(names.map(name => [name, true])),
    })
  const bare = { ...config, admin: {} }
  const kept = await keepIn(
    known.tickets,
    'ticket-attachments',
  )(await keepIn(known.media, 'media', 'releases')(bare))
  // The admin is as it was built: it uploads through the server, and needs nothing of the plugin in the browser.
  return { ...kept, admin: config.admin, collections: kept.collections?.map(withoutObjectKey) }
}

/**
 * A field for uploads past the server, which we do not use. Without it the tables are the same for all kinds of
 * storage, and no row can show another's file.
 */
const withoutObjectKey = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.filter(field => !('name' in field && field.name === '_objectKey')),
})
