import { type CommentProblems, commentProblems } from '@/site/comment-rules'
import type { Visit } from '@/site/visit'
import { cms } from '../cms/cms'
import { writtenArticleId } from '../content/articles'
import { plainText } from './plain-text'

export type CommentForm = { article: number; name: string; text: string }

/** Why a comment was not taken: no such article in this language, or what is wrong with which field. */
export type NotTaken = { why: 'not_found' } | { why: 'bad_input'; fields: CommentProblems }

/**
 * Keeps what a reader wrote below an article until our staff let it be shown; null where that is done. The text follows
 * the rule `message` of SPEC 5 once it is without tags. Of who is signed in it is remembered whose it is.
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
