import pg from 'pg'
import { readCatalogue } from './catalogue'
import { describe } from './describe'
import { preparePlans } from './nulls'
import { problemsOfValues } from './parameters'
import { openSources } from './project'
import { type Known, problemsOfRow } from './rows'
import { placeIn, type Site, sitesIn } from './sites'
import { type Variant, variantsOf } from './variants'

/** A project, the folders of it whose statements are checked, and the files whose statements nobody knows before a run. */
export type Checked = {
  config: string
  root: string
  folders: readonly string[]
  unknown: ReadonlySet<string>
}

/** Compares every statement of a project with a database; what is wrong, each as `file:line sentence`, and how many there are. */
export async function checkStatements(
  { config, root, folders, unknown }: Checked,
  url: string,
): Promise<{ statements: number; problems: string[] }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await preparePlans(client)
  const sources = openSources(config, folders)
  try {
    const known: Known = { sources, client, catalogue: await readCatalogue(client) }
    const problems: string[] = []
    const expected = new Set<string>()
    let statements = 0
    for (const site of sitesIn(sources, root)) {
      const { variants, problem } = statementsOf(known, site, root)
      const file = fileOf(site)
      if (problem && unknown.has(file)) expected.add(file)
      else if (problem) problems.push(`${site.place} ${problem}`)
      statements += new Set(variants.map(({ text }) => text)).size
      for (const variant of variants)
        for (const found of await problemsOf(known, site, variant)) problems.push(`${site.place} ${found}`)
    }
    for (const file of unknown)
      if (!expected.has(file))
        problems.push(`${file} has no statement any more that is known only when it runs`)
    return { statements, problems: [...new Set(problems)] }
  } finally {
    sources.close()
    await client.end()
  }
}

const fileOf = ({ place }: Site): string => place.replace(/:\d+$/, '')

function statementsOf(
  { sources }: Known,
  site: Site,
  root: string,
): { variants: readonly Variant[]; problem?: string } {
  const found = variantsOf(sources, site)
  if ('variants' in found) return found
  const { unknown } = found
  return {
    variants: [],
    problem: `the statement is not to be known before it runs, for «${unknown.getText()}» at ${placeIn(unknown, root)} is not`,
  }
}

async function problemsOf(known: Known, { row }: Site, { text, values }: Variant): Promise<string[]> {
  try {
    const described = await describe(known.client, text)
    return [
      ...(await problemsOfRow(known, { text, row, described })),
      ...problemsOfValues(known, values, described),
    ]
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      return [`Postgres: ${error.message}${around(text, error.position)}`]
    throw error
  }
}

const around = (text: string, position: string | undefined): string =>
  position ? ` near «${text.slice(Number(position) - 1, Number(position) + 29).replaceAll(/\s+/g, ' ')}»` : ''
