import type pg from 'pg'

/** A column of a result; `table` and `attribute` are 0 where it is no plain column of a table. */
export type Column = { name: string; type: number; table: number; attribute: number }

/** What Postgres says of a statement without running it; types by their numbers. */
export type Described = { parameters: readonly number[]; columns: readonly Column[] }

/** Has Postgres parse a statement and say what it takes and gives. Throws what Postgres says of a wrong one. */
export const describe = (client: pg.Client, statement: string): Promise<Described> =>
  new Promise((resolve, reject) => client.query(new Description(statement, resolve, reject)))

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** The extended protocol's Parse and Describe, as `pg` lets anyone send what it has no method for. */
class Description implements pg.Submittable {
  private parameters: readonly number[] = []
  private columns: readonly Column[] = []

  constructor(
    private readonly text: string,
    private readonly resolve: (described: Described) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit = (connection: pg.Connection): void => {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs
    })
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      table: tableID,
      attribute: columnID,
    }))
  }

  /** Nothing else is heard of it then. */
  handleError(error: Error): void {
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.resolve({ parameters: this.parameters, columns: this.columns })
  }
}
