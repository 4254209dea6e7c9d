'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../words/use-words'

type Props = { codes: readonly string[]; next: string }

const KEEP =
  'Keep them where you find them without your telephone. Each signs you in once instead of a code of the app. They are shown only now.'

/** Shown once: the shop keeps only what tells a right one from a wrong one. */
export function RecoveryCodes({ codes, next }: Props) {
  const t = useWords()
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section aria-labelledby="recovery-codes" className="own-sign-in__codes">
      <h3 id="recovery-codes">{t('Your recovery codes')}</h3>
      <p>{t(KEEP)}</p>
      <ol>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="own-sign-in__buttons">
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <a
          className="btn btn--style-secondary btn--size-small"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t('Download as text')}
        </a>
        <a className="btn btn--style-primary btn--size-small" href={next}>
          {t('I have kept them')}
        </a>
      </div>
      <p role="status">{isCopied ? t('Copied.') : ''}</p>
    </section>
  )
}
