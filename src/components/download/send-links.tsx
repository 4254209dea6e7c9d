import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../ui/button'
import { classes } from '../ui/classes'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'

/** How the form was answered: by a parameter of the page that it leads to, so that it works without a script. */
export type LinksAnswer = 'sent' | 'bad' | 'many'

type Props = {
  visit: Pick<Visit, 'locale' | 'device'>
  answer?: LinksAnswer
  /** Written in the field, where it is known. */
  email?: string
  /** Within a frame that is there already. */
  isPlain?: boolean
  className?: string
}

/** On phones and tablets alone, which cannot run what they would download. */
export function SendLinks({ visit: { locale, device }, answer, email, isPlain = false, className }: Props) {
  if (device !== 'mobile') return null
  const t = translator(locale, 'service')
  const Title = isPlain ? 'h4' : 'h2'
  return (
    <section id="links" aria-labelledby="links-title" className={className}>
      <div className={classes('grid max-w-text gap-3', !isPlain && 'rounded-card border border-line p-4')}>
        <Title id="links-title" className="text-lg font-semibold">
          {t('sendLinks.title')}
        </Title>
        {answer === 'sent' ? (
          <Notice tone="positive" title={t('sendLinks.sentTitle')}>
            {t('sendLinks.sentText')}
          </Notice>
        ) : (
          <LinksForm locale={locale} answer={answer} email={email} />
        )}
      </div>
    </section>
  )
}

type FormProps = Pick<Props, 'answer' | 'email'> & Pick<Visit, 'locale'>

function LinksForm({ locale, answer, email }: FormProps) {
  const t = translator(locale, 'service')
  return (
    <>
      <p className="text-muted">{t('sendLinks.text')}</p>
      {answer === 'many' && <Notice tone="warning">{translator(locale, 'errors')('too_many_tries')}</Notice>}
      <form method="post" action="/releases/links" noValidate className="grid gap-3">
        <input type="hidden" name="locale" value={locale} />
        <TextField
          label={translator(locale, 'account')('fields.email')}
          id="field-links-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          maxLength={254}
          autoFocus={answer === 'bad'}
          error={answer === 'bad' ? translator(locale, 'validation')('email.value') : undefined}
        />
        <Button kind="secondary">{t('sendLinks.button')}</Button>
      </form>
    </>
  )
}
