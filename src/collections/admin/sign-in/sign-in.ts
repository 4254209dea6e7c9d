import { askShop } from '../calls/ask-shop'
import type { Say } from '../words/say'

type Refusal = { code?: string | undefined; sentence: string }

/** Null where it is done. */
export async function signIn(t: Say, address: string, typed: object): Promise<Refusal | null> {
  const { isOk, refusal } = await askShop(address, typed)
  if (isOk) return null
  return refusal
    ? { code: refusal.data?.code, sentence: refusal.message }
    : { sentence: t('The shop did not answer. Try again in a moment.') }
}
