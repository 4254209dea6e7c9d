import type { Factor } from '@/server/staff/second-factor/factor'
import { Moment } from '../support/moment'
import { t } from '../words/of-request'
import { ActionButton } from './action-button'
import { CodeForm } from './code-form'

type Props = { factor: Factor; api: string; next: string }

const ANY_CODE = 'Code from your app, or a recovery code'
const IT_IS_OFF =
  'It is off: your password alone signs you in. With a second factor the admin also asks for a code that an app on your telephone shows, such as Aegis, Google Authenticator or 1Password.'
const ADD_KEY = 'Add this key to the app on your telephone (“Enter a setup key”; time-based, six digits).'

export const FactorSection = (props: Props) => (
  <section aria-labelledby="second-factor" className="own-sign-in__part">
    <h2 id="second-factor">{t('Second factor')}</h2>
    <State {...props} />
  </section>
)

function State({ factor, api, next }: Props) {
  switch (factor.kind) {
    case 'off':
      return (
        <>
          <p>{t(IT_IS_OFF)}</p>
          <ActionButton {...{ api, action: 'set-up', label: t('Set up a second factor') }} />
        </>
      )
    case 'begun':
      return <Begun {...{ ...factor, api, next }} />
    case 'on':
      return (
        <>
          <p>
            {t('It has been on since')} <Moment at={factor.since} />
            {' · '}
            {t('Recovery codes left: {left} of 10', { left: factor.codesLeft })}
          </p>
          <details>
            <summary>{t('Make new recovery codes')}</summary>
            <CodeForm
              {...{ api, action: 'new-codes', button: t('Make new codes'), label: t(ANY_CODE), next }}
            />
          </details>
          <details>
            <summary>{t('Turn it off, or move it to another telephone')}</summary>
            <p>{t('To move it, turn it off here and set it up again with the new telephone.')}</p>
            <CodeForm {...{ api, action: 'turn-off', button: t('Turn it off'), label: t(ANY_CODE), next }} />
          </details>
        </>
      )
  }
}

type BegunProps = { secret: string; uri: string; api: string; next: string }

const Begun = ({ secret, uri, api, next }: BegunProps) => (
  <ol className="own-sign-in__steps">
    <li>
      <p>{t(ADD_KEY)}</p>
      <p>
        <code className="own-sign-in__secret" data-secret>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <p>
        {t('If the app is on this device:')} <a href={uri}>{t('Add it with this link')}</a>
      </p>
    </li>
    <li>
      <CodeForm
        {...{
          api,
          action: 'confirm',
          button: t('Turn it on'),
          label: t('Six digits that the app shows now'),
          next,
        }}
      />
    </li>
  </ol>
)
