'use server'

import { redirect } from 'next/navigation'
import { sectionPath } from '@/components/account/frame/paths'
import type { FormState } from '@/components/support/form-state'
import { updateProfile } from '@/server/accounts/profile'
import type { Cookie } from '@/server/http/cookie'
import { setCookies } from '@/server/http/cookie-jar'
import { named } from '@/server/sessions/session-cookies'
import { isLocale, LOCALE_COOKIE, LOCALE_SECONDS, type Locale } from '@/site/locale'
import { speaks } from '@/site/sites'
import { validateField } from '@/site/validation'
import { accountCall } from '../account-visit'

export async function saveProfile(_: FormState, form: FormData): Promise<FormState> {
  const { visit, customer } = await accountCall()
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = {
    username: typed('username'),
    language: typed('language'),
    marketing: String(typed('marketing') === 'true'),
  }
  const username = values.username.trim()
  const problem = username === '' ? null : validateField('username', username)
  if (problem) return { values, problems: { username: problem }, tooMany: false }
  const locale = isLocale(values.language) ? values.language : undefined
  const change = { username, locale, marketing: values.marketing === 'true' }
  const updated = await updateProfile(customer.id, change)
  if (updated) await setCookies([...named(updated), ...languageOf(locale, visit.site)])
  redirect(sectionPath('settings', visit, { saved: '1' }))
}

const languageOf = (locale: Locale | undefined, site: Parameters<typeof speaks>[0]): Cookie[] =>
  locale && speaks(site, locale)
    ? [{ name: LOCALE_COOKIE, value: locale, maxAge: LOCALE_SECONDS, httpOnly: false }]
    : []
