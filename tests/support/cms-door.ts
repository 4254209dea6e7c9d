import { handleEndpoints, type Payload } from 'payload'
import { TEST_STAFF } from './template'

export type CmsAnswer = { status: number; body: Record<string, unknown> }
export type CmsDoor = (method: string, path: string, body?: unknown) => Promise<CmsAnswer>

/** The admin's own API in this process, as the first member of staff in a language: what a click on Save sends. */
export async function cmsDoor(payload: Payload, language = 'en'): Promise<CmsDoor> {
  const { token } = await payload.login({ collection: 'users', data: TEST_STAFF })
  const headers = {
    ...{ authorization: `JWT ${token}`, 'content-type': 'application/json' },
    'accept-language': language,
  }
  return async (method, path, body) => {
    const request = new Request(`http://localhost/cms${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await handleEndpoints({ config: payload.config, request })
    return { status: answer.status, body: await answer.json() }
  }
}

/** What an answer says of fields: where, and the sentence. */
export function fieldErrors({ body }: CmsAnswer): { path: string; message: string }[] {
  const errors: { data?: { errors?: { path: string; message: string }[] } }[] = Array.isArray(body.errors)
    ? body.errors
    : []
  return errors.flatMap(({ data }) => data?.errors ?? []).map(({ path, message }) => ({ path, message }))
}
