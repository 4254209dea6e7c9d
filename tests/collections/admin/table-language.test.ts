import { expect, test } from 'vitest'
import { labelled } from '@/collections/admin/words/labelled'
import { SignIns } from '@/collections/customers/sign-ins'
import { planLabel } from '@/collections/fields/options'
import { titledAs } from '@/collections/fields/title'
import { readIn } from '@/server/runtime/table-language'

/** What Payload hands to the hooks of a table within a form: a request of its own, in English. */
const reading = (doc: object) =>
  ({ collection: { flattenedFields: [] }, doc, req: { i18n: { language: 'en' } } }) as never

const planned = titledAs((_, { language }) => labelled(planLabel('LFT'), language))
const signedIn = SignIns.hooks?.afterRead?.[0]

test('a title in a table within a form is in the language of who reads the form', async () => {
  const read = () => planned(reading({ title: 'name@example.com' }))
  expect(await readIn('de', read)).toEqual({ title: 'Unbegrenzt, 1 Computer' })
  expect(await read()).toEqual({ title: planLabel('LFT') })
})

test('so is an instant in such a title', async () => {
  const doc = { title: 'name@example.com', device: 'Firefox', createdAt: '2026-11-27T13:53:00Z' }
  const title = 'name@example.com · Firefox · 27.11.2026, 13:53 UTC'
  expect(await readIn('de', async () => signedIn?.(reading(doc)))).toMatchObject({ title })
})

test('two forms that are read at once keep their languages', async () => {
  const read = async () => {
    await new Promise(resolve => setTimeout(resolve, 1))
    return planned(reading({ title: 'name@example.com' }))
  }
  const [german, japanese] = await Promise.all([readIn('de', read), readIn('ja', read)])
  expect([german.title, japanese.title]).toEqual([
    labelled(planLabel('LFT'), 'de'),
    labelled(planLabel('LFT'), 'ja'),
  ])
})
