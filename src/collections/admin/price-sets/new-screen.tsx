import { Button } from '@payloadcms/ui'
import { screenPath } from '../../price-sets/path'
import type { NewData } from '../../price-sets/screen-data'
import { InstantInUtc } from '../home/instant'
import { t } from '../words/of-request'
import { ChangeTable } from './change-table'
import { ChooseForm } from './choose-form'
import { Text } from './parts'
import { Scrolled } from './scrolled'
import { changeText, STATES } from './words'

type Props = { data: NewData; admin: string; api: string }

export const NewScreen = ({ data, admin, api }: Props) => (
  <>
    <h2>{t('A new price set')}</h2>
    <ChooseForm data={data} admin={admin} />
    {data.changes && <SaveForm data={data} api={api} />}
    {data.changes && (
      <ChangeTable changes={data.changes} csv={`${api}/price-set-csv?${new URLSearchParams(data.typed)}`} />
    )}
    <Sets data={data} admin={admin} />
  </>
)

const SaveForm = ({ data: { typed, told }, api }: Omit<Props, 'admin'>) => (
  <form method="post" action={`${api}/price-set-actions/save`} className="lab__form">
    {Object.entries(typed).map(([field, value]) =>
      field === 'name' ? null : <input key={field} type="hidden" name={field} value={value} />,
    )}
    <Text
      {...{ name: 'name', label: t('Name of the set'), told, value: typed.name }}
      hint={t('For the team; customers do not see it')}
    />
    <div className="lab__buttons">
      <Button type="submit" size="medium" margin={false}>
        {t('Save as draft')}
      </Button>
      <span className="lab__hint">{t('Nothing is changed before you publish or schedule it.')}</span>
    </div>
  </form>
)

const Sets = ({ data: { sets }, admin }: Omit<Props, 'api'>) => (
  <section aria-label={t('Price sets')} className="lab__form">
    <h2>{t('All price sets')}</h2>
    {sets.length === 0 ? (
      <p>{t('There are none yet.')}</p>
    ) : (
      <Scrolled label={t('Price sets')}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('State')}</th>
              <th scope="col">{t('What')}</th>
              <th scope="col">{t('Goes or went live (UTC)')}</th>
              <th scope="col">{t('By')}</th>
            </tr>
          </thead>
          <tbody>
            {sets.map(set => (
              <tr key={set.id}>
                <th scope="row">
                  <a href={screenPath(admin, { set: set.id })}>{set.name}</a>
                </th>
                <td>{t(STATES[set.state])}</td>
                <td>{changeText(set)}</td>
                <td>{instantOf(set)}</td>
                <td>{set.madeBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    )}
  </section>
)

function instantOf({ liveAt, goesLive, state }: NewData['sets'][number]) {
  const at = liveAt ?? (state === 'scheduled' ? goesLive?.at : undefined)
  return at === undefined ? '–' : <InstantInUtc at={at} />
}
