import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { linkTo } from '../account/frame/paths'
import { TextField } from '../ui/field'

export type BuyerKnown = {
  visit: Visit
  signedInAs: string | undefined
  error: string | undefined
  typed: string | undefined
}

type Props = BuyerKnown & { next: string }

/** Whom the keys go to: the account that is signed in, or the email address that a guest types. */
export function Buyer({ visit, signedInAs, error, typed, next }: Props) {
  if (signedInAs !== undefined)
    return <p>{translator(visit.locale, 'checkout')('account.signedIn', { email: signedInAs })}</p>
  return (
    <div className="grid gap-3">
      <GuestEmail visit={visit} error={error} typed={typed} />
      <SignIn visit={visit} next={next} />
    </div>
  )
}

function GuestEmail({ visit: { locale }, error, typed }: Pick<BuyerKnown, 'visit' | 'error' | 'typed'>) {
  return (
    <TextField
      label={translator(locale, 'account')('fields.email')}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      defaultValue={typed}
      autoFocus={error?.startsWith('email.')}
      hint={translator(locale, 'checkout')('account.emailHint')}
      error={emailError(error, locale)}
    />
  )
}

function emailError(error: string | undefined, locale: Visit['locale']): string | undefined {
  const t = translator(locale, 'validation')
  if (error === 'email.empty') return t('email.empty')
  return error === 'email.value' ? t('email.value') : undefined
}

function SignIn({ visit, next }: { visit: Visit; next: string }) {
  const t = translator(visit.locale, 'checkout')
  return (
    <p>
      <span className="text-muted">{t('account.known')} </span>
      <a
        href={linkTo('login', visit, { next })}
        className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
      >
        {t('account.signIn')}
      </a>
    </p>
  )
}
