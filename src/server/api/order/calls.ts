import type { Endpoint } from '../endpoint'
import { clientLogIn } from './client'
import { allDevices, deleteDevice, releaseByLink } from './device'
import { multiUserInfo, uninstalled } from './diff-opera'
import { sendConfirmation, sendRelease } from './emails'
import { tokenToOptions } from './license'
import { changePassword, resetPassword } from './password'
import { deleteAccount, exportAccount } from './personal-data'
import { logIn, logOut, register } from './sign-in'
import { subscriptionCalls } from './subscription'
import { updateCheck } from './update-check'
import { updateUser, userInfo, validateLink } from './user'

/**
 * Every call below the order base (API, order); `api/door/open-calls.ts` answers them all.
 *
 * A call is one row, written in a file of this folder beside its relatives and named here:
 *
 *   export const updateCheck = endpoint({
 *     path: 'order.php',
 *     action: 'update_check',                          // the parameter `a`
 *     does: 'How far an order is.',                    // one sentence for the OpenAPI document
 *     methods: ['GET'],
 *     dialect: 'envelope',
 *     input: z.object({ order_id: z.uuid(), secret: z.string().optional() }),
 *     gives: z.strictObject({ status: z.enum(['pending', 'paid', 'failed', 'refunded']) }),
 *     run: async (input, { visit, customer }) => {     // which function of `server` answers, nothing more
 *       const status = await orderStatus(input, await customer())
 *       return status ? given(status) : refused('not_found')
 *     },
 *   })
 *
 * `customerEndpoint` is the same for signed-in customers: `run` gets `customer`, others get 401. A POST, and a GET with
 * `changes: true`, needs one of our own origins. `limit` names a limit of `server/http/rate-limit.ts` and its key;
 * `sameForAll` keeps answers until something is published. `gives` and `refuses` are the data of answers and refusals, as
 * `z.strictObject` of the terms in `api/terms.ts`. New error codes go into `api/answer.ts`, new shapes of answers into
 * `api/dialects.ts` and `api/bodies.ts`.
 */
export const ORDER_CALLS: readonly Endpoint[] = [
  logIn,
  logOut,
  register,
  resetPassword,
  changePassword,
  sendConfirmation,
  sendRelease,
  validateLink,
  userInfo,
  updateUser,
  exportAccount,
  deleteAccount,
  updateCheck,
  clientLogIn,
  allDevices,
  deleteDevice,
  releaseByLink,
  tokenToOptions,
  multiUserInfo,
  uninstalled,
  ...subscriptionCalls,
]
