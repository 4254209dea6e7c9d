'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../words/use-words'
import { signIn } from './sign-in'
import { Typed } from './typed'
import '../own-sign-in/own-sign-in.css'

type Props = { api: string; next: string; forgot: string }

const CODE_NEEDED = 'second_factor_needed'

/** Address and password first; the code only from whom the shop asks for one. */
export function SignInForm({ api, next, forgot }: Props) {
  const { t } = useTranslation()
  const say = useWords()
  const [isAlive, setAlive] = useState(false)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const address = `${api}/users/login`
  useEffect(() => setAlive(true), [])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    setAlive(false)
    const told = await signIn(say, address, Object.fromEntries(typed))
    if (told === null) return window.location.assign(next)
    setAlive(true)
    if (told.code === CODE_NEEDED) setCodeAsked(true)
    setRefusal(told.code === CODE_NEEDED ? undefined : told.sentence)
  }
  return (
    <form
      method="post"
      action={address}
      onSubmit={event => void send(event)}
      className="login__form own-sign-in__form"
    >
      <div hidden={isCodeAsked} className="own-sign-in__form">
        <Typed {...{ name: 'email', type: 'email', label: t('general:email') }} />
        <Typed {...{ name: 'password', type: 'password', label: t('general:password') }} />
        <a href={forgot}>{t('authentication:forgotPasswordQuestion')}</a>
      </div>
      {isCodeAsked && (
        <Typed {...{ name: 'code', type: 'text', label: say('Code from your app, or a recovery code') }} />
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" size="large" margin={false} disabled={!isAlive}>
        {t('authentication:login')}
      </Button>
    </form>
  )
}
