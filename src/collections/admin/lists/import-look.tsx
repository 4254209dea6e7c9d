import { faultText, type Look } from './ask-import'

/** What a file would do, or all that is wrong in it. */
export function ImportLook({ look }: { look: Look }) {
  const { rows, same, faults, refused, passedOver } = look
  if (faults.length > 0)
    return (
      <>
        <p>{`Nothing was imported. ${faults.every(({ code }) => code === 'large_change') ? 'If these changes are meant, tick “Yes, change it by that much”, and look again' : 'Mend this, and look again'}${refused > faults.length ? `; of ${refused} faults these are the first` : ''}:`}</p>
        <ul>
          {faults.map(fault => (
            <li key={faultText(fault)}>{faultText(fault)}</li>
          ))}
        </ul>
      </>
    )
  const made = rows.filter(({ isNew }) => isNew).length
  return (
    <>
      <p>{`${made} new, ${rows.length - made} changed, ${same} stay as they are.`}</p>
      {passedOver.length > 0 && (
        <p>{`The shop itself writes ${passedOver.join(', ')}: what the file says there is passed over.`}</p>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  )
}

function Rows({ rows }: Pick<Look, 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="import__scrolled" aria-label="What would change" tabIndex={0}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Which</th>
            <th scope="col">What changes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, key, isNew, changes }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{isNew ? `${key} (new)` : key}</th>
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
                      <ins>{after || 'empty'}</ins>
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
