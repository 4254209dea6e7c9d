type Props = {
  caption: string
  head: readonly string[]
  /** The first cell of each names its row; it is told apart from the others by it. */
  rows: readonly (readonly string[])[]
}

/** Wide tables scroll in a box of their own, which the keyboard reaches. */
export const ScrolledTable = ({ caption, head, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
  <section className="wide-table" tabIndex={0} aria-label={caption}>
    <table className="plain-table home__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
