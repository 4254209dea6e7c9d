import type { PackageName } from '@/site/packages'
import { database } from '../runtime/database'
import { rowId } from '../runtime/row-id'

/** What is fetched: a file of our own storage, or an address elsewhere. */
type Source = { kind: 'file'; stored: string; name: string } | { kind: 'address'; url: string }

export type Release = {
  id: string
  application: PackageName
  version: string
  /** In ms, UTC. */
  date: number
  /** Undefined where nothing is offered: the version only stands in the changelog. */
  source: Source | undefined
  /** One of the archives that the seed brings, so that a new shop has something to download. */
  isSample: boolean
  /** In bytes; undefined where nobody knows it. */
  size: number | undefined
  sha256: string | undefined
  /** Such as 'Windows 10'. */
  minimum: string | undefined
}

type Row = {
  id: string
  application: PackageName
  version: string
  date: Date
  state: 'draft' | 'published' | 'retired'
  name: string | null
  filename: string | null
  address: string | null
  size: number | null
  sha256: string | null
  minimum: string | null
}

const COLUMNS = 'id, application, version, date, state, name, filename, address, size, sha256, minimum'

/** By package, the newest version that is out at an instant (ms, UTC): the highest one that is offered, else the highest. */
export async function newestReleases(at: number): Promise<Map<PackageName, Release>> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} from releases where state <> 'draft' and date <= $1`,
    [new Date(at).toISOString()],
  )
  const sorted = rows.map(releaseOf).sort(byPlace)
  return new Map(sorted.map(release => [release.application, release]))
}

/** A published release whose date has come; undefined for all others. */
export async function offeredRelease(id: string, at: number): Promise<Release | undefined> {
  const [row] = await database.query<Row>(
    `select ${COLUMNS} from releases where id = $1 and state = 'published' and date <= $2`,
    [rowId(id), new Date(at).toISOString()],
  )
  return row && releaseOf(row)
}

function releaseOf({ date, name, filename, size, sha256, minimum, ...row }: Row): Release {
  const source = row.state === 'published' ? sourceOf({ name, filename, address: row.address }) : undefined
  return {
    id: row.id,
    application: row.application,
    version: row.version,
    date: date.getTime(),
    source,
    isSample: source?.kind === 'file' && source.stored.startsWith(SAMPLE),
    size: size ?? undefined,
    sha256: sha256 ?? undefined,
    minimum: minimum || undefined,
  }
}

function sourceOf({
  name,
  filename,
  address,
}: Pick<Row, 'name' | 'filename' | 'address'>): Source | undefined {
  if (filename) return { kind: 'file', stored: filename, name: name ?? filename }
  return address ? { kind: 'address', url: address } : undefined
}

/** How the stored names of the seed's archives begin; those of uploads are random. */
const SAMPLE = 'sample-'

const versions = new Intl.Collator('en', { numeric: true })

/** The one to offer comes last. What the seed brought is shown as a sample until a version of the shop's own is there. */
function byPlace(one: Release, other: Release): number {
  return rank(one) - rank(other) || versions.compare(one.version, other.version) || one.date - other.date
}

const rank = ({ source, isSample }: Release): number => (source === undefined ? 0 : isSample ? 1 : 2)
