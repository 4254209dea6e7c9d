import { database } from '../runtime/database'

/**
 * What a session may do: all that its role may; nothing, since it was ended; or nothing but setting up a second factor,
 * which its role requires.
 */
export type Admission = 'admitted' | 'ended' | 'sets_up_factor'

type Row = { is_ended: boolean; is_due: boolean; is_lacking: boolean }

/** Asked with every request of a session; notes once a minute that it is used. */
export async function admissionOf(user: string, session: string | undefined): Promise<Admission> {
  const [row] = await database.query<Row>(
    `select s.ended_at is not null as is_ended,
       coalesce(s.used_at < now() - interval '1 minute', false) as is_due,
       f.on_since is null and exists (
         select from staff_security_second_factor_roles r where r.value::text = u.role::text
       ) as is_lacking
     from users u left join staff_factors f on f.user_id = u.id
       left join staff_sessions s on s.id = $2 and s.user_id = u.id
     where u.id = $1`,
    [user, session],
  )
  if (!row || row.is_ended) return 'ended'
  if (row.is_due) await database.query('update staff_sessions set used_at = now() where id = $1', [session])
  return row.is_lacking ? 'sets_up_factor' : 'admitted'
}
