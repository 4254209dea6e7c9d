import { z } from 'zod'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { shownComments } from '../../comments/shown-comments'
import { writeComment } from '../../comments/write-comment'
import { networkOf } from '../../http/client-ip'
import { given, refused } from '../answer'
import { endpoint } from '../endpoint'
import { numeric } from '../text'

const comment = z
  .strictObject({ name: z.string(), text: z.string(), at: z.int().describe('In ms since 1970, UTC.') })
  .meta({ id: 'Comment' })

const article = numeric.pipe(z.number().int().positive().max(999_999_999))

export const articleComments = endpoint({
  does: 'The comments below an article that are shown, the oldest first.',
  path: 'comments',
  methods: ['GET'],
  dialect: 'envelope',
  input: z.object({ article }),
  gives: z.strictObject({ comments: z.array(comment) }),
  run: async (input, { visit }) => {
    const comments = await shownComments(visit, input.article)
    return comments ? given({ comments }) : refused('not_found')
  },
})

export const commentOnArticle = endpoint({
  does: 'A reader writes below an article; our staff look at it before others do.',
  path: 'comments',
  methods: ['POST'],
  dialect: 'envelope',
  input: z.object({ article, name: z.string(), text: z.string() }),
  gives: z.strictObject({ state: z.literal('waiting') }),
  limit: (_, { ip }) => ({ name: 'comment', key: networkOf(ip) }),
  run: async (input, { visit, customer }) => {
    const problem = await writeComment(visit, input, (await customer())?.id)
    if (problem?.why === 'bad_input') return refused('bad_input', { fields: problem.fields })
    if (problem) return refused('not_found')
    const path = pathOf(page('article', String(input.article)), visit.site, visit.locale)
    return given({ state: 'waiting' }, { goTo: `${path}?comments=sent#comments` })
  },
})
