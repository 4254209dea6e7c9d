import pg from 'pg'

const MAKING = 727_001 // the advisory lock under which one run at a time makes one

/** A database that is made once of what its hash says, and kept until that changes. */
export type Kept = {
  /** How the names of its kind begin. */
  kind: 'template' | 'schema'
  name: string
  make: (url: string) => Promise<void> | void
}

/** Makes a kept database unless it is there, and drops the former ones of its kind. Gives its address. */
export async function keepDatabase(admin: string, { kind, name, make }: Kept): Promise<string> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MAKING])
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname ~ ('^' || $1 || '_[0-9a-f]{16}$')`,
      [kind],
    )
    if (rows.some(({ datname }) => datname === name)) return urlOf(admin, name)
    for (const { datname } of rows)
      await client.query(`drop database if exists "${datname}"`).catch(() => undefined)
    await client.query(`drop database if exists "${name}_unfinished" with (force)`)
    await client.query(`create database "${name}_unfinished"`)
    await make(urlOf(admin, `${name}_unfinished`))
    await client.query(`alter database "${name}_unfinished" rename to "${name}"`)
    return urlOf(admin, name)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function urlOf(admin: string, name: string): string {
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}
