import { LINES } from '@/pricing'
import { LINE_LABELS } from '../../../fields/options'
import { choiceText } from '../../price-sets/words'
import { t } from '../../words/of-request'
import type { PricesData } from '../lab-data'

type Props = { data: Pick<PricesData, 'asked' | 'tiers'> }

/** Which of the plans are listed. */
export function PriceFilters({ data: { asked, tiers } }: Props) {
  const { filter, other } = asked
  return (
    <fieldset className="lab__situation">
      <legend>{t('What to list')}</legend>
      <div className="lab__field">
        <label htmlFor="lab-line">{t('Line')}</label>
        <select id="lab-line" name="line" defaultValue={filter.line}>
          <option value="">{t('All lines')}</option>
          {LINES.map(line => (
            <option key={line} value={line}>
              {t(LINE_LABELS[line])}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-tier">{t('Price group')}</label>
        <select id="lab-tier" name="tier" defaultValue={filter.tier}>
          <option value="">{t('All price groups')}</option>
          {tiers.map(tier => (
            <option key={tier} value={tier}>
              {choiceText('tier', tier)}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-name">{t('Name of the product')}</label>
        <input
          id="lab-name"
          name="name"
          type="search"
          defaultValue={filter.name}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      {other && (
        <div className="lab__tick">
          <input
            id="lab-only"
            type="checkbox"
            name="only"
            value="different"
            defaultChecked={filter.isDifferent}
          />
          <label htmlFor="lab-only">{t('Only what differs')}</label>
        </div>
      )}
    </fieldset>
  )
}
