import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { SignInForPrice } from '../product/sign-in-for-price'

type Props = { visit: Pick<Visit, 'site' | 'locale' | 'askedOs'>; campaign: string; text: string }

/** For guests, where only customers see prices of their own; signing in leads back here. */
export function SignIn({ visit, campaign, text }: Props) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <p>{text}</p>
      <SignInForPrice visit={visit} next={page('personal-campaign', campaign)} />
    </div>
  )
}
