import { expect, test } from 'vitest'
import { PUBLISHED } from '@/collections/fields/published'
import { freshDatabase } from '../support/database'
import { openStaffDoors } from '../support/staff-doors'

await freshDatabase()
const { payload, ask } = await openStaffDoors()

/** The collections that the pickers of the editor of texts offer, as the configuration that is served says. */
function offered(): Record<string, readonly string[]> {
  const { editor } = payload.config
  if (!editor || !('editorConfig' in editor)) throw new Error('There is no editor')
  const config: unknown = editor.editorConfig
  const features: { resolvedFeatureMap: Map<string, { sanitizedServerFeatureProps?: unknown }> } =
    config && typeof config === 'object' && 'resolvedFeatureMap' in config ? Object(config) : Object({})
  return Object.fromEntries(
    ['link', 'relationship', 'upload'].map(key => {
      const props: unknown = features.resolvedFeatureMap.get(key)?.sanitizedServerFeatureProps
      const named = props && typeof props === 'object' && 'enabledCollections' in props
      return [key, named && Array.isArray(props.enabledCollections) ? props.enabledCollections : ['all']]
    }),
  )
}

test('the editor of texts leads to what the shop publishes, and to nothing of customers, orders or staff', () => {
  expect(offered()).toEqual({ link: PUBLISHED, relationship: PUBLISHED, upload: ['media'] })
})

const PRIVATE = ['customers', 'orders', 'licences', 'payment-events', 'tickets', 'emails', 'audit-events']

test.each(PRIVATE)('a writer gets no %s from the API either', async slug => {
  for (const path of [`/${slug}`, `/${slug}/count`, `/${slug}?limit=1&depth=0`])
    expect((await ask('writer', path)).status).toBe(403)
  expect(PUBLISHED).not.toContain(slug)
})

test('of the staff a writer gets only themselves', async () => {
  const { docs } = JSON.parse((await ask('writer', '/users?limit=100')).text)
  expect(docs.map(({ email }: { email: string }) => email)).toEqual(['writer@staff.test'])
  expect(PUBLISHED).not.toContain('users')
})
