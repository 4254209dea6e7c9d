import type { PayloadRequest } from 'payload'

/** The JSON of a request; undefined for anything else, which the caller refuses. */
export async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}

/** The form of a request; undefined for anything else, which the caller refuses. */
export async function formOf(req: PayloadRequest): Promise<FormData | undefined> {
  try {
    return await req.formData?.()
  } catch {
    return undefined
  }
}
