import { randomUUID } from 'node:crypto'
import { translator } from '@/site/messages'
import { isUninstallReason, type UninstallReason } from '@/site/uninstall-reasons'
import type { Block } from '../emails/email'
import {
  enqueueToSupport,
  MAX_TEXT_LENGTH,
  type NotTaken,
  SUPPORT_LOCALE,
  type SupportEmail,
} from '../emails/to-support'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'

export type UninstallForm = { reason: string; text: string; app: string; version: string }

const MAX_APPLICATION_LENGTH = 80

/**
 * Emails support why an application was removed; null on success (API, uninstall). Ten per network and quarter of
 * an hour.
 */
export async function writeUninstall(form: UninstallForm, ip: string): Promise<NotTaken | null> {
  const { reason, text } = form
  if (!isUninstallReason(reason)) return { problems: { reason: 'empty' } }
  if (text.length > MAX_TEXT_LENGTH) return { problems: { text: 'long' } }
  const taken = await consume('uninstall', networkOf(ip))
  if (!taken.ok) return { tooMany: true, retryAfter: taken.retryAfter }
  await enqueueToSupport(emailOf(form, reason))
  return null
}

function emailOf({ text, app, version }: UninstallForm, reason: UninstallReason): SupportEmail {
  const t = translator(SUPPORT_LOCALE, 'service')
  const said = t(`uninstall.reasons.${reason}`)
  const application = `${app} ${version}`.replace(/\s+/g, ' ').trim().slice(0, MAX_APPLICATION_LENGTH)
  const told: [string, string][] = application ? [[t('letters.application'), application]] : []
  const words: Block[] = text.trim() ? [{ kind: 'text', text: text.trim() }] : []
  return {
    kind: 'uninstall',
    key: randomUUID(),
    subject: t('letters.uninstall', { reason: said }),
    blocks: [{ kind: 'facts', rows: [[t('uninstall.reason'), said], ...told] }, ...words],
  }
}
