import { consume, giveBack, resetLimit } from '../../http/rate-limit'
import { database, inTransaction } from '../../runtime/database'
import { tooManyTries } from '../too-many-tries'
import { type FactorRefusal, WRONG_CODE } from './factor'
import { tellOfFactor } from './factor-emails'
import { useRecoveryCode } from './recovery-codes'
import { unseal } from './sealed-secret'
import { stepOfCode } from './totp'

type Proof = { ok: true } | (FactorRefusal & { retryAfter?: number })

const DIGITS = /^\d{6}$/

/**
 * Whether a code is one of the app's, or a recovery code, at an instant (ms). Each counts once; so do tries, by login:
 * ten in a quarter of an hour, fifty a day.
 */
export async function proveFactor(user: string, told: string, at: number): Promise<Proof> {
  for (const name of ['staff_code', 'staff_code_of_day'] as const) {
    const taken = await consume(name, user)
    if (!taken.ok) return tooMany(taken.retryAfter)
  }
  const code = told.replace(/\s/g, '')
  const proof = DIGITS.test(code) ? await proveByApp(user, code, at) : await proveByRecoveryCode(user, code)
  if (proof.ok) await forgive(user)
  return proof
}

async function proveByApp(user: string, code: string, at: number): Promise<Proof> {
  const [row] = await database.query<{ secret: string }>(
    'select secret from staff_factors where user_id = $1 and on_since is not null',
    [user],
  )
  const secret = row ? unseal(row.secret, user) : null
  const step = secret ? stepOfCode(secret, code, at) : null
  if (step === null) return WRONG_CODE
  const first = await database.query(
    'update staff_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
    [user, step],
  )
  return first.length > 0 ? { ok: true } : USED_CODE
}

const proveByRecoveryCode = (user: string, code: string): Promise<Proof> =>
  inTransaction(async tx => {
    const left = await useRecoveryCode(tx, user, code)
    if (left === null) return WRONG_RECOVERY_CODE
    await tellOfFactor(tx, user, 'recovery_code', `${left} of ten are left.`)
    return { ok: true }
  })

async function forgive(user: string): Promise<void> {
  await resetLimit('staff_code', user)
  await giveBack('staff_code_of_day', user)
}

/** Whoever sets a new password by the link of an email starts anew: a stranger who knew the old one may have used up all tries. */
export async function forgetCodeTries(user: string): Promise<void> {
  for (const name of ['staff_code', 'staff_code_of_day'] as const) await resetLimit(name, user)
}

const USED_CODE: FactorRefusal = {
  ok: false,
  code: 'second_factor_used',
  sentence: 'This code was used already. Wait until the app shows the next one.',
}
const WRONG_RECOVERY_CODE: FactorRefusal = {
  ok: false,
  code: 'second_factor_wrong',
  sentence: 'This is neither a code of six digits nor one of your recovery codes that is left.',
}

const tooMany = (retryAfter: number): Proof => ({
  ok: false,
  code: 'too_many_tries',
  sentence: tooManyTries(retryAfter),
  retryAfter,
})
