import type { CollectionConfig } from 'payload'
import { usedIn } from '../fields/used-in'
import { refuseDeletionWhileUsed, refuseTrashWhileUsed } from '../hooks/refuse-while-used'
import { keepBoth, noteMany, rememberBoth } from './as-it-was'

/** Deleting puts a document into the trash, unless it is used, and it comes back as it was. */
export const withTrash = (config: CollectionConfig): CollectionConfig =>
  asItWas({
    ...config,
    trash: true,
    hooks: {
      ...config.hooks,
      beforeChange: [refuseTrashWhileUsed, ...(config.hooks?.beforeChange ?? [])],
      beforeDelete: [refuseDeletionWhileUsed],
    },
    fields: [usedIn, ...config.fields],
  })

/** What is published stays beside its draft in the trash, and comes back beside it. */
export const asItWas = (config: CollectionConfig): CollectionConfig =>
  config.versions
    ? {
        ...config,
        hooks: {
          ...config.hooks,
          beforeOperation: [noteMany, ...(config.hooks?.beforeOperation ?? [])],
          beforeChange: [...(config.hooks?.beforeChange ?? []), rememberBoth],
          afterChange: [keepBoth, ...(config.hooks?.afterChange ?? [])],
        },
      }
    : config
