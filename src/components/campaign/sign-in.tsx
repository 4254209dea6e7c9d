import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'

type Props = { visit: Pick<Visit, 'site' | 'locale'>; campaign: string; text: string }

/** For guests, where only customers see prices of their own; signing in leads back here. */
export function SignIn({ visit: { site, locale }, campaign, text }: Props) {
  const next = pathInLanguage(page('personal-campaign', campaign), site, locale)
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink href={`${pathOf(page('login'), site, locale)}?${new URLSearchParams({ next })}`}>
        {translator(locale, 'checkout')('account.signIn')}
      </ButtonLink>
    </div>
  )
}
