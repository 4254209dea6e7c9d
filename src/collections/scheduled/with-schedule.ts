import type { CollectionConfig } from 'payload'
import { scheduled } from '../fields/scheduled'
import { forgetSchedule } from './forget'

/** Documents with drafts say beside the form what is published or taken back by itself. */
export const withSchedule = (config: CollectionConfig): CollectionConfig =>
  typeof config.versions === 'object' && config.versions.drafts
    ? {
        ...config,
        hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), forgetSchedule] },
        fields: [scheduled, ...config.fields],
      }
    : config
