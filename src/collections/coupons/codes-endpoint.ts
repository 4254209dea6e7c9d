import type { Endpoint } from 'payload'
import { z } from 'zod'
import { codesCsv, codesOf } from '@/server/coupons/codes'
import { MOST_CODES, makeCodes, PREFIX } from '@/server/coupons/make-codes'
import { csvHeaders } from '@/server/csv/write'
import { database } from '@/server/runtime/database'
import { rowId } from '@/server/runtime/row-id'
import { may } from '../access/may'
import { isMarketer } from '../access/roles'
import { isSameOrigin } from '../access/same-origin'
import { bodyOf } from '../access/sent-body'
import { inOneTransaction, transactionOf } from '../hooks/transaction'

const sent = z.object({
  batch: z.uuid('Load the page again, then press the button again.'),
  prefix: z
    .string()
    .transform(text => text.trim().toUpperCase())
    .pipe(z.string().regex(PREFIX, 'A prefix is at most 20 letters and digits, without spaces.')),
  count: z
    .number('Say how many codes to make.')
    .int('The number of codes is a whole number.')
    .min(1, 'Make at least one code.')
    .max(MOST_CODES, `Make at most ${MOST_CODES} codes at a time.`),
})

/** `POST /cms/coupon-codes/ID`: makes codes for one use each with the terms of a coupon. Sent twice, they are made once. */
export const makeCodesEndpoint: Endpoint = {
  path: '/coupon-codes/:id',
  method: 'post',
  handler: async req => {
    if (!isSameOrigin(req.headers) || !(await may(req, 'update', 'coupons'))) return notAllowed()
    const { data, error } = sent.safeParse(await bodyOf(req))
    if (!data) return refuse(400, 'bad_input', error.issues[0])
    const couponId = rowId(String(req.routeParams?.id))
    const madeBy = req.user?.email ?? ''
    const making = { ...data, couponId, madeBy, at: Date.now() }
    const made = await inOneTransaction(req, () => makeCodes(transactionOf(req), making))
    if (made === undefined) return refuse(404, 'not_found', { message: 'This coupon is no longer there.' })
    return Response.json({ made })
  },
}

/** `GET /cms/coupon-codes/ID`: the codes of a coupon with what became of each, for a spreadsheet. */
export const codesCsvEndpoint: Endpoint = {
  path: '/coupon-codes/:id',
  method: 'get',
  handler: async req => {
    if (!isMarketer(req.user)) return notAllowed()
    const codes = await codesOf(database, rowId(String(req.routeParams?.id)))
    if (codes.length === 0)
      return refuse(404, 'not_found', { message: 'No codes were made from this coupon.' })
    return new Response(codesCsv(codes), { headers: csvHeaders('coupon-codes') })
  },
}

const notAllowed = () =>
  refuse(403, 'not_allowed', { message: 'You are not allowed to perform this action.' })

type Problem = { message: string; path?: readonly PropertyKey[] } | undefined

/** `field`: where it stands in the form, if it is about one. */
const refuse = (status: number, code: string, problem: Problem) => {
  const field = problem?.path?.join('.')
  return Response.json({ errors: [{ code, message: problem?.message, ...(field && { field }) }] }, { status })
}
