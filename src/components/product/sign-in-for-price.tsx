import { translator } from '@/site/messages'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'

type Props = { visit: Pick<Visit, 'site' | 'locale'>; next: PageRef; className?: string }

/** For guests, where only customers see prices of their own; signing in leads to `next`. */
export function SignInForPrice({ visit: { site, locale }, next, className = 'justify-self-start' }: Props) {
  const query = new URLSearchParams({ next: pathInLanguage(next, site, locale) })
  return (
    <ButtonLink size="large" className={className} href={`${pathOf(page('login'), site, locale)}?${query}`}>
      {translator(locale, 'checkout')('account.signIn')}
    </ButtonLink>
  )
}
