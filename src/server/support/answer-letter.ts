import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { siteSpeaking } from '@/site/sites'
import { bodyOf, type Letter } from '../letters'
import { siteOrigins } from '../origins'

type Answer = { message: string; number: string; text: string; locale: Locale }

/** The letter with an answer of support to a ticket, in the customer's language (SPEC 2, support ticket). */
export function answerLetter({ message, number, text, locale }: Answer): Omit<Letter, 'to'> {
  const t = translator(locale, 'myAccount')
  const site = siteSpeaking('com', locale)
  const url = `${siteOrigins()[site]}${pathInLanguage(page('my-account', 'support_ticket'), site, locale)}#${number}`
  return {
    reason: `answer:${message}`,
    kind: 'answer',
    locale,
    subject: t('tickets.letter.subject', { number }),
    ...bodyOf(
      [
        { kind: 'text', text: t('tickets.letter.before') },
        ...text.split(/\n{2,}/).map(each => ({ kind: 'text' as const, text: each })),
        { kind: 'action', label: t('tickets.letter.action'), url },
        { kind: 'text', text: t('tickets.letter.after') },
      ],
      locale,
    ),
  }
}
