import { isFeedbackKind } from '@/site/feedback-kinds'
import { LOCALE_NAMES } from '@/site/locale'
import { translator } from '@/site/messages'
import { validateForm } from '@/site/validation'
import type { Visit } from '@/site/visit'
import { enqueueToSupport, MAX_TEXT_LENGTH, type NotTaken, SUPPORT_LOCALE } from '../emails/to-support'
import { consume } from '../http/rate-limit'
import type { Customer } from '../sessions/customer'
import { onceADay } from './once-a-day'

export type FeedbackForm = { kind: string; message: string; page: string }

const MAX_PAGE_LENGTH = 200

/**
 * Emails a customer's feedback to support; null on success (SPEC 2, feedback modal). Ten per quarter of an hour;
 * the same text on one day is one email.
 */
export async function writeFeedback(
  form: FeedbackForm,
  customer: Customer,
  { at, locale }: Pick<Visit, 'at' | 'locale'>,
): Promise<NotTaken | null> {
  const { kind, message, page } = form
  const problems = { ...(isFeedbackKind(kind) ? {} : { kind: 'empty' }), ...problemsOf(message) }
  if (!isFeedbackKind(kind) || Object.keys(problems).length > 0) return { problems }
  if (!(await consume('contact', `customer ${customer.id}`)).ok) return { tooMany: true }
  const t = translator(SUPPORT_LOCALE, 'myAccount')
  await enqueueToSupport({
    kind: 'feedback',
    key: onceADay(at, [customer.id, kind, message.trim()]),
    subject: t('feedback.toSupport', { kind: t(`feedback.kinds.${kind}`) }),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [translator(SUPPORT_LOCALE, 'account')('fields.email'), customer.email],
          [t('feedback.page'), page.replace(/\s+/g, ' ').slice(0, MAX_PAGE_LENGTH)],
          [translator(SUPPORT_LOCALE, 'common')('language.label'), LOCALE_NAMES[locale]],
        ],
      },
      { kind: 'text', text: message.trim() },
    ],
  })
  return null
}

const problemsOf = (message: string): Record<string, string> => ({
  ...validateForm({ message: { type: 'message', value: message } }),
  ...(message.length > MAX_TEXT_LENGTH ? { message: 'long' } : {}),
})
