import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { may } from '../../access/may'
import { refuse, refuseNotAllowed } from '../../access/refuse'
import { isSameOrigin } from '../../access/same-origin'
import { bodyOf } from '../../access/sent-body'
import { inOneTransaction, takenBack } from '../../hooks/transaction'
import { type Fault, RefusedRows } from './fault'
import { isKind, type Kind, MOST_FAULTS, MOST_LETTERS } from './kinds'
import { type Plan, planOf, type Sent } from './plan'
import { faultsOf, writeRows } from './write'

const sent = z.object({
  act: z.enum(['look', 'import']),
  text: z.string().max(MOST_LETTERS + 1),
  /** The digest that the look gave. */
  seen: z.string().max(100).default(''),
  isConfirmed: z.boolean().default(false),
})

/** `POST /cms/list-import/KIND`: what a file would do (`look`), or that it does it, all or nothing (`import`). */
export const listImportEndpoint: Endpoint = {
  path: '/list-import/:kind',
  method: 'post',
  handler: async req => {
    const kind = req.routeParams?.kind
    if (!isKind(kind)) return refuse(404, 'not_found', 'There is no such import.')
    if (!isSameOrigin(req.headers) || !(await mayImport(req, kind))) return refuseNotAllowed()
    const { data } = sent.safeParse(await bodyOf(req))
    if (!data) return refuse(400, 'too_large', 'The file is too large, or is not text.')
    const { act, seen, ...file } = data
    return act === 'look' ? look(req, { ...file, kind }) : importAll(req, { ...file, kind }, seen)
  },
}

/** By the rules of the list itself: who imports makes and changes. */
export const mayImport = async (req: PayloadRequest, kind: Kind): Promise<boolean> =>
  (await may(req, 'create', kind)) && (await may(req, 'update', kind))

async function look(req: PayloadRequest, file: Sent): Promise<Response> {
  const plan = await takenBack(req, () => planOf(req, file))
  if (plan.faults.length > 0) return told(plan, plan.faults)
  const isConfirmed = file.isConfirmed || plan.large.length > 0
  const refused = await faultsOf(req, plan.rows, { ...file, isConfirmed, columns: plan.columns })
  return told(plan, refused.length > 0 ? refused : plan.large)
}

async function importAll(req: PayloadRequest, file: Sent, seen: string): Promise<Response> {
  try {
    return await inOneTransaction(req, async () => {
      const plan = await planOf(req, file)
      const faults = [...plan.faults, ...plan.large]
      if (faults.length > 0) return told(plan, faults)
      if (plan.digest !== seen) return refuse(409, 'changed_meanwhile', MEANWHILE)
      await writeRows(req, plan.rows, { ...file, columns: plan.columns })
      return Response.json({ imported: plan.rows.length })
    })
  } catch (error) {
    if (error instanceof RefusedRows) return Response.json({ faults: error.faults }, { status: 422 })
    throw error
  }
}

const MEANWHILE =
  'Some of these rows, or the file, changed since you looked. Nothing was imported. Look again at what the file would do.'

/** What a person reads before they press the button. */
function told({ rows, same, digest, passedOver }: Plan, faults: readonly Fault[]): Response {
  const shown = rows.map(({ line, key, id, changes }) => ({ line, key, isNew: id === undefined, changes }))
  const inOrder = faults.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return Response.json(
    { rows: shown, same, digest, passedOver, faults: inOrder.slice(0, MOST_FAULTS), refused: faults.length },
    { status: faults.length > 0 ? 422 : 200 },
  )
}
