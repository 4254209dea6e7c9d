import { retold, t } from '../words/of-request'
import { fieldId } from './fields'
import type { SaleForm } from './form-data'

type Telling = { told: SaleForm['told'] }

/** Above the form, with links to the fields. */
export function Summary({ told: { refusals } }: Telling) {
  if (refusals.length === 0) return null
  return (
    <div className="sale__problem" role="alert">
      <p>{t('Nothing was saved. Please look at this:')}</p>
      <ul>
        {refusals.map(({ field, sentence }) => (
          <li key={`${field} ${sentence}`}>
            {field ? <a href={`#${fieldId(field)}`}>{retold(sentence)}</a> : retold(sentence)}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Warnings({ told: { warnings, seen } }: Telling) {
  if (warnings.length === 0) return null
  return (
    <div className="sale__mark" role="alert">
      <p>{t('It is not published yet. Please look at this first:')}</p>
      <ul>
        {warnings.map(warning => (
          <li key={warning}>{retold(warning)}</li>
        ))}
      </ul>
      <label className="sale__tick">
        <input type="checkbox" name="seen" value={seen} /> {t('I have seen these: publish all the same')}
      </label>
    </div>
  )
}

export const Became = ({ campaign, admin }: { campaign: string; admin: string }) => (
  <p role="status">
    {t('That sale was made.')} <a href={`${admin}/collections/campaigns/${campaign}`}>{t('Open it')}</a>.{' '}
    {t('You can make another one here.')}
  </p>
)
