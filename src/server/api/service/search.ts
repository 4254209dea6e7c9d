import { z } from 'zod'
import { NoTurn } from '../../fair-queue/fair-queue'
import { inTurn } from '../../fair-queue/lanes'
import { networkOf } from '../../http/client-ip'
import { suggest } from '../../search/suggest'
import { given, refused } from '../answer'
import { endpoint } from '../endpoint'

export const searchSuggestions = endpoint({
  does: 'What the search field proposes while somebody types; nothing for what nobody can search for.',
  path: 'search/suggest',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ q: z.string().optional() }),
  gives: z.strictObject({ suggestions: z.array(z.string()) }),
  limit: (_, { ip }) => ({ name: 'suggest', key: networkOf(ip) }),
  run: async ({ q }, { visit, ip }) => {
    const suggestions = await inTurn('page', networkOf(ip), () => suggest(visit, q)).catch(unlessNoTurn)
    return suggestions ? given({ suggestions }) : refused('unavailable', { retryAfter: 10 })
  },
})

function unlessNoTurn(error: unknown): undefined {
  if (!(error instanceof NoTurn)) throw error
}
