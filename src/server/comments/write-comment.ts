import { type CommentProblems, commentProblems } from '@/site/comment-rules'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { writtenArticleId } from '../content/articles'
import { plainText } from './plain-text'

export type CommentForm = { article: number; name: string; text: string }

export type NotTaken = { why: 'not_found' } | { why: 'bad_input'; fields: CommentProblems }

/**
 * Stores a comment until staff approve it; null on success. Its text follows the rule `message` of SPEC 5 once tags
 * are removed. `customerId` records the author if signed in.
 */
export async function writeComment(
  visit: Visit,
  form: CommentForm,
  customerId: string | null = null,
): Promise<NotTaken | null> {
  const name = plainText(form.name).replace(/\s+/g, ' ')
  const text = plainText(form.text)
  const fields = commentProblems({ name, text })
  if (Object.keys(fields).length > 0) return { why: 'bad_input', fields }
  const article = await writtenArticleId(visit, form.article)
  if (article === undefined) return { why: 'not_found' }
  const payload = await cms()
  await payload.create({
    collection: 'comments',
    data: { article, customer: customerId, locale: visit.locale, name, text, state: 'waiting' },
    depth: 0,
  })
  return null
}
