import { Button } from '@payloadcms/ui'
import { t } from '../words/of-request'
import { type ChangesFilter, changesPath } from './asked'
import type { Kind } from './changes-data'

type Props = { filter: ChangesFilter; kinds: readonly Kind[]; admin: string }

export const ChangesFilters = ({ filter, kinds, admin }: Props) => (
  <search>
    <form method="get" action={changesPath(admin, {})} className="changes__filters">
      <Typed name="person" label={t('Person (a part of the email)')} value={filter.person} />
      <label>
        {t('Kind')}
        <select name="kind" defaultValue={filter.kind}>
          <option value="">{t('All')}</option>
          {kinds.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Typed name="text" label={t('Thing (a part of its name)')} value={filter.text} />
      <Typed name="from" label={t('First day (UTC)')} value={filter.from} type="date" />
      <Typed name="until" label={t('Last day (UTC)')} value={filter.until} type="date" />
      <Button type="submit" size="medium" margin={false}>
        {t('Show')}
      </Button>
      <a href={changesPath(admin, {})}>{t('Show all')}</a>
    </form>
  </search>
)

type TypedProps = { name: string; label: string; value: string; type?: 'text' | 'date' }

const Typed = ({ name, label, value, type = 'text' }: TypedProps) => (
  <label>
    {label}
    <input type={type} name={name} defaultValue={value} maxLength={200} autoComplete="off" />
  </label>
)
