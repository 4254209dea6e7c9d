import { LOCALE_NAMES } from '@/site/locale'
import { translator } from '@/site/messages'
import { validateForm } from '@/site/validation'
import type { Visit } from '@/site/visit'
import {
  enqueueToSupport,
  MAX_TEXT_LENGTH,
  type NotTaken,
  SUPPORT_LOCALE,
  type SupportEmail,
} from '../emails/to-support'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { onceADay } from './once-a-day'

export type ContactForm = { name: string; email: string; message: string }

const MAX_NAME_LENGTH = 80

/**
 * Emails a visitor's message to support; null on success. Fields by SPEC 5; ten per network and quarter of an hour
 * (API, limits). The same text on one day is one email.
 */
export async function writeContact(form: ContactForm, visit: Visit, ip: string): Promise<NotTaken | null> {
  const problems = problemsOf(form)
  if (Object.keys(problems).length > 0) return { problems }
  const { ok } = await consume('contact', networkOf(ip))
  if (!ok) return { tooMany: true }
  await enqueueToSupport(emailOf(form, visit))
  return null
}

function problemsOf({ name, email, message }: ContactForm): Record<string, string> {
  return {
    ...nameProblem(name.trim()),
    ...validateForm({ email: { type: 'email', value: email }, message: { type: 'message', value: message } }),
    ...(message.length > MAX_TEXT_LENGTH ? { message: 'long' } : {}),
  }
}

function nameProblem(name: string): Record<string, string> {
  if (name === '') return { name: 'empty' }
  return name.length > MAX_NAME_LENGTH ? { name: 'value' } : {}
}

function emailOf({ name, email, message }: ContactForm, { at, locale, site }: Visit): SupportEmail {
  const t = translator(SUPPORT_LOCALE, 'service')
  const rows = [
    [t('contact.name'), oneLine(name)],
    [translator(SUPPORT_LOCALE, 'account')('fields.email'), email.trim()],
    [translator(SUPPORT_LOCALE, 'common')('language.label'), `${LOCALE_NAMES[locale]} (${site})`],
  ] as const
  return {
    kind: 'contact',
    key: onceADay(at, [name, email, message]),
    subject: t('letters.contact', { name: oneLine(name) }),
    blocks: [
      { kind: 'facts', rows },
      { kind: 'text', text: message.trim() },
    ],
  }
}

/** The subject is a header: typed text must not begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
