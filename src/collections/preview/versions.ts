import type { CollectionConfig } from 'payload'

/** How long after the last key a draft is saved, in ms: soon enough for a preview that follows the writing. */
const AUTOSAVE_MS = 800

/** Drafts that save themselves, so that their preview shows what is being written. */
export const previewedDrafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: AUTOSAVE_MS } },
  maxPerDoc: 50,
}
