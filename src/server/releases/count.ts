import { database } from '../runtime/database'

/** Counts a download of a release; two at once are two. Its own table: a page that shows releases stays as it is. */
export async function countDownload(release: string): Promise<void> {
  await database.query(
    `insert into release_downloads (release_id, count) values ($1, 1)
     on conflict (release_id) do update set count = release_downloads.count + 1`,
    [release],
  )
}

/** 0 where nobody took it. */
export async function downloadsOf(release: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count::int from release_downloads where release_id = $1',
    [release],
  )
  return row?.count ?? 0
}
