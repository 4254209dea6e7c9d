import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { askRaw, type RawAnswer, type RawRequest } from './raw-request'

/** What to ask a process for; without a host the com site. */
export type Asking = Omit<RawRequest, 'port' | 'host'> & { host?: string }

/**
 * An answer between two instants (ms, UTC) by the clock of this machine, which is the server's too: what decided about it
 * was decided no earlier than `began` and no later than `ended`.
 */
export type Told = RawAnswer & { began: number; ended: number }

/** Asks a process on this machine, whatever its names. */
export async function ask(
  { port }: { port: number },
  { host = 'localhost', ...asking }: Asking,
): Promise<Told> {
  const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0', ...asking.headers }
  const began = Date.now()
  const answer = await askRaw({ ...asking, port, host: `${host}:${port}`, headers })
  return { ...answer, began, ended: Date.now() }
}

/** The body of an answer, unpacked. */
export function textOf({ headers, body }: RawAnswer): string {
  const packing = headers['content-encoding']
  if (packing === 'br') return brotliDecompressSync(body).toString()
  return (packing === 'gzip' ? gunzipSync(body) : body).toString()
}
