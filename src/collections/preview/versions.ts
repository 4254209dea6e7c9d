import type { CollectionConfig } from 'payload'

/** In ms: soon enough for a preview that follows the writing. */
const AUTOSAVE_MS = 800

export const previewedDrafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
  maxPerDoc: 50,
}

export const scheduledDrafts: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true },
  maxPerDoc: 50,
}
