import type { Change } from '@/server/changes/find-changes'
import { isOfUpdate } from '../../fields/signature'
import { InstantInUtc } from '../home/instant'
import { recordName } from '../support/record-name'
import { t } from '../words/of-request'
import type { ChangesData, Kind } from './changes-data'
import { whatText } from './what-text'

export function ChangesTable({ data: { changes, kinds } }: { data: ChangesData }) {
  if (changes.length === 0) return <p>{t('No changes match.')}</p>
  const kindOf = new Map(kinds.map(kind => [kind.slug, kind]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
    <section className="changes__scroll wide-table" tabIndex={0} aria-label={t('Changes')}>
      <table className="plain-table stacked-table">
        <thead>
          <tr>
            {HEAD.map(name => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <Row key={change.id} change={change} kind={kindOf.get(change.kind)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HEAD = ['When (UTC)', 'Person', 'Kind', 'Thing', 'What'] as const

const Row = ({ change, kind }: { change: Change; kind?: Kind }) => (
  <tr>
    <td data-label={t('When (UTC)')}>
      <InstantInUtc at={change.at} />
    </td>
    <td data-label={t('Person')}>{whoText(change.person)}</td>
    <td data-label={t('Kind')}>{kind?.label}</td>
    <th scope="row">
      {kind ? <a href={placeOf(change, kind)}>{titleOf(change) || kind.untitled}</a> : change.title}
    </th>
    <td data-label={t('What')}>{whatText(change)}</td>
  </tr>
)

const titleOf = ({ action, title }: Change): string => (action ? recordName(title) : title)

function whoText(person: string | null): string {
  if (person === null) return t('Not noted')
  return isOfUpdate(person) ? t('An update of the shop') : person
}

/** A version stands beside the one before it; an action of support by itself. */
function placeOf({ id, document, action }: Change, { place }: Kind): string {
  if (action) return `${place}/${id}`
  return document ? `${place}/${document}/versions/${id}` : `${place}/versions/${id}`
}
