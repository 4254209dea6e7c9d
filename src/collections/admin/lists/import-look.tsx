import { useWords } from '../words/use-words'
import { faultText, type Look } from './ask-import'

/** What a file would do, or all that is wrong in it. */
export function ImportLook({ look }: { look: Look }) {
  const t = useWords()
  const { rows, same, faults, refused, passedOver } = look
  if (faults.length > 0)
    return (
      <>
        <p>
          {t(REFUSED, {
            isMeant: faults.every(({ code }) => code === 'large_change') ? 'yes' : 'no',
            more: refused > faults.length ? refused : 0,
          })}
        </p>
        <ul>
          {faults.map(fault => (
            <li key={faultText(t, fault)}>{faultText(t, fault)}</li>
          ))}
        </ul>
      </>
    )
  const made = rows.filter(({ isNew }) => isNew).length
  return (
    <>
      <p>{t(PLANNED, { made, changed: rows.length - made, same })}</p>
      {passedOver.length > 0 && <p>{t(PASSED_OVER, { columns: passedOver.join(', ') })}</p>}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  )
}

const REFUSED =
  'Nothing was imported. {isMeant, select, yes {If these changes are meant, check “Yes, change it by that much”, and look again} other {Fix this, and look again}}{more, plural, =0 {} other {; of # faults these are the first}}:'
const PLANNED = '{made} new, {changed} changed, {same} stay as they are.'
const PASSED_OVER = 'The shop itself writes {columns}: what the file says there is ignored.'

function Rows({ rows }: Pick<Look, 'rows'>) {
  const t = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="import__scrolled wide-table" aria-label={t('What would change')} tabIndex={0}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('Line of the file')}</th>
            <th scope="col" className="wide-table__names">
              {t('Which')}
            </th>
            <th scope="col">{t('Changes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, key, isNew, changes }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{isNew ? t('{key} (new)', { key }) : key}</th>
              <td>
                <ul>
                  {changes.map(({ column, before, after }) => (
                    <li key={column}>
                      {`${column}: `}
                      {before && (
                        <>
                          <del>{before}</del>
                          {' → '}
                        </>
                      )}
                      <ins>{after || t('empty')}</ins>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
