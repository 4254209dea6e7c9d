import { LAUNCH_KINDS } from '@/server/launches/terms'
import { LOCALES } from '@/site/locale'
import type { LaunchData } from '../../launches/screen-data'
import { AskedField, described } from '../asking/asked-field'
import { askedOf, Choice } from '../price-sets/parts'
import { languageText, t } from '../words/of-request'
import { Act } from './act'
import { GROUPS } from './words'

type Props = { data: LaunchData; api: string }

/** A list of the drafts that who looks may publish. */
export const AddForm = ({ data: { launch, candidates, told, typed }, api }: Props) => (
  <section aria-label={t('Put something in')} className="lab__form">
    <h2>{t('Put something in')}</h2>
    {candidates.length === 0 ? (
      <p>{t('There is no draft that you may publish. Save one first.')}</p>
    ) : (
      <Act {...{ api, launch: launch.id, action: 'add', label: t('Put in') }}>
        <Drafts {...{ candidates, told, typed }} />
        <Choice
          {...{ name: 'language', label: t('Language'), told, value: typed.language }}
          options={[
            ['', t('All languages')],
            ...LOCALES.map(locale => [locale, languageText(locale)] as const),
          ]}
          hint={t('Put the same in once more for a second language')}
        />
      </Act>
    )}
  </section>
)

function Drafts({ candidates, told, typed }: Pick<LaunchData, 'candidates' | 'told' | 'typed'>) {
  const asked = askedOf({ name: 'item', label: t('Draft'), told })
  return (
    <AskedField {...asked}>
      <select id={asked.id} name="item" defaultValue={typed.item} {...described(asked)}>
        {LAUNCH_KINDS.map(kind => {
          const drafts = candidates.filter(each => each.kind === kind)
          return drafts.length === 0 ? null : (
            <optgroup key={kind} label={t(GROUPS[kind])}>
              {drafts.map(({ item, name }) => (
                <option key={item} value={`${kind}:${item}`}>
                  {name === item ? t('Untitled') : name}
                </option>
              ))}
            </optgroup>
          )
        })}
      </select>
    </AskedField>
  )
}
