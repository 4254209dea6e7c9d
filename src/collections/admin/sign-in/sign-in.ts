import { askShop } from '../calls/ask-shop'

type Refusal = { code?: string | undefined; sentence: string }

/** Null where it is done. */
export async function signIn(address: string, typed: object): Promise<Refusal | null> {
  const { isOk, refusal } = await askShop(address, typed)
  if (isOk) return null
  return refusal
    ? { code: refusal.data?.code, sentence: refusal.message }
    : { sentence: 'The shop did not answer. Try again in a moment.' }
}
