import { Button } from '@payloadcms/ui'
import type { LaunchData, ShownRow } from '../../launches/screen-data'
import { screenPath } from '../../price-sets/path'
import { Scrolled } from '../price-sets/scrolled'
import { retold, t } from '../words/of-request'
import { KINDS, languagesText } from './words'

type Props = { data: LaunchData; admin: string; api: string }

/** What goes live together, and what happened to it since it was seen. */
export const RowTable = ({ data: { isMarketer, launch, rows }, admin, api }: Props) =>
  rows.length === 0 ? (
    <p>{t('There is nothing in it yet.')}</p>
  ) : (
    <Scrolled label={t('What goes live together')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Languages')}</th>
            <th scope="col">{t('Changed since')}</th>
            <th scope="col">{t('As it will be')}</th>
            <th scope="col">{t('Take out')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row">
                {row.kind === 'price-sets' && !isMarketer ? (
                  row.name
                ) : (
                  <a href={addressOf(admin, row)}>{row.name}</a>
                )}
              </th>
              <td>{t(KINDS[row.kind])}</td>
              <td>{languagesText(row.languages)}</td>
              <td>{retold(row.since) || t('No')}</td>
              <td>
                <Look row={row} />
              </td>
              <td>{row.mayRemove ? <TakeOut {...{ api, launch: launch.id, row }} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )

const addressOf = (admin: string, { kind, item }: ShownRow): string =>
  kind === 'price-sets' ? screenPath(admin, { set: item }) : `${admin}/collections/${kind}/${item}`

const Look = ({ row }: { row: ShownRow }) =>
  row.look === undefined ? (
    '–'
  ) : (
    <a
      href={row.look}
      target="_blank"
      rel="noreferrer"
      aria-label={t('Look at “{name}” as it will be', { name: row.name })}
    >
      {t('Look')}
    </a>
  )

const TakeOut = ({ api, launch, row }: { api: string; launch: string; row: ShownRow }) => (
  <form method="post" action={`${api}/launch-actions/remove`}>
    <input type="hidden" name="launch" value={launch} />
    <input type="hidden" name="row" value={row.id} />
    <Button
      type="submit"
      size="small"
      margin={false}
      buttonStyle="secondary"
      aria-label={t('Take out “{name}”', { name: row.name })}
    >
      {t('Take out')}
    </Button>
  </form>
)
