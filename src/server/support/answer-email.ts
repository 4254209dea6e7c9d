import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { siteSpeaking } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import type { Block, Email } from '../emails/email'
import { siteOrigins } from '../http/origins'
import { replyAddress } from './reply-address'

type Answer = { message: string; number: string; text: string; locale: Locale }

/** In the customer's language (SPEC 2, support ticket); can be replied to where SUPPORT_MAIL_PORT is set. */
export function answerEmail({ message, number, text, locale }: Answer): Omit<Email, 'to'> {
  const t = translator(locale, 'myAccount')
  const site = siteSpeaking('com', locale)
  const url = `${siteOrigins()[site]}${pathInLanguage(page('my-account', 'support_ticket'), site, locale)}#${number}`
  const replyTo = replyAddress({ number, side: 'customer' })
  const above: Block[] = replyTo ? [{ kind: 'text', text: `##- ${t('tickets.letter.above')} -##` }] : []
  return {
    reason: `answer:${message}`,
    kind: 'answer',
    replyTo,
    message,
    ...letterOf({
      subject: t('tickets.letter.subject', { number }),
      locale,
      blocks: [
        ...above,
        { kind: 'text', text: t('tickets.letter.before') },
        ...text.split(/\n{2,}/).map(each => ({ kind: 'text' as const, text: each })),
        { kind: 'action', label: t('tickets.letter.action'), url },
        { kind: 'text', text: replyTo ? t('tickets.letter.byMail') : t('tickets.letter.after') },
      ],
    }),
  }
}
