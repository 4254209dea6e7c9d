import { z } from 'zod'
import { suggest } from '../../search/suggest'
import { given } from '../answer'
import { endpoint } from '../endpoint'

export const searchSuggestions = endpoint({
  does: 'What the search field proposes while somebody types; nothing for what nobody can search for.',
  path: 'search/suggest',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ q: z.string().optional() }),
  gives: z.strictObject({ suggestions: z.array(z.string()) }),
  run: async ({ q }, { visit }) => given({ suggestions: await suggest(visit, q) }),
})
