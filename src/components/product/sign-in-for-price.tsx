import { translator } from '@/site/messages'
import { withSystem } from '@/site/os-choice'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'

type SigningIn = Pick<Visit, 'site' | 'locale' | 'askedOs'>
type Props = { visit: SigningIn; next: PageRef; className?: string }

/** For guests, where only customers see prices of their own; signing in leads to `next`. */
export const SignInForPrice = ({ visit, next, className = 'justify-self-start' }: Props) => (
  <ButtonLink size="large" className={className} href={signInPath(visit, next)}>
    {translator(visit.locale, 'checkout')('account.signIn')}
  </ButtonLink>
)

/** Prices are those of a system: where the address asks for one, the page afterwards does too. */
export function signInPath({ site, locale, askedOs }: SigningIn, next: PageRef): string {
  const query = new URLSearchParams({ next: withSystem(pathInLanguage(next, site, locale), askedOs) })
  return `${pathOf(page('login'), site, locale)}?${query}`
}
