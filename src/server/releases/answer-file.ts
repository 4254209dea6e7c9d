import { attachmentHeader } from '../http/content-disposition'
import { log } from '../runtime/log/log'
import { endingOf, INSTALLER_TYPES } from '../storage/installer-types'
import { installerStore } from '../storage/stores'
import { rangeAsked } from './range'
import { offeredRelease } from './release'

/** Stored by the browser and never opened in it, whatever it is. */
const SAFE = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'private, no-cache, no-transform',
}

/** Answers with the file of a published version, or the part of it that a browser lacks; 404 for all others. */
export async function answerRelease(request: Request, id: string): Promise<Response> {
  const release = await offeredRelease(id, Date.now())
  if (release?.source?.kind !== 'file' || release.size === undefined) return missing()
  const { source, size, sha256 } = release
  const headers = new Headers({
    ...SAFE,
    'Content-Type': typeOf(source.stored),
    'Content-Disposition': attachmentHeader(source.name),
    'Accept-Ranges': 'bytes',
    ETag: `"${sha256}"`,
  })
  const asked = rangeAsked(request.headers, { size, tag: `"${sha256}"` })
  if (asked === 'none') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = asked ?? { from: 0, to: size - 1 }
  if (asked) headers.set('Content-Range', `bytes ${part.from}-${part.to}/${size}`)
  headers.set('Content-Length', String(part.to - part.from + 1))
  const status = asked ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const bytes = await installerStore().open(source.stored, part)
  if (!bytes) {
    log.error({ release: id }, 'the file of a published version is gone')
    return missing()
  }
  return new Response(bytes, { status, headers })
}

const missing = (): Response =>
  new Response('This page could not be found.', {
    status: 404,
    headers: { ...SAFE, 'Cache-Control': 'no-store' },
  })

const typeOf = (stored: string): string => {
  const ending = endingOf(stored)
  return ending ? INSTALLER_TYPES[ending].mime : 'application/octet-stream'
}
