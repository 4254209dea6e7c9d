import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** What the service does with a message: answers with a status, also with Retry-After, or never. */
type Reception = number | { status: number; retryAfter: string } | 'hang'

/** A subscription as a browser makes it, and its name at the service. */
export type PushBrowser = { name: string; endpoint: string; auth: string; pdhkey: string }

type Arrived = {
  name: string
  /** What the browser reads, decrypted with its keys. */
  message: Record<string, unknown>
  headers: IncomingHttpHeaders
}

export type PushService = {
  origin: string
  browser: () => PushBrowser
  /** What it does with the next messages to a browser, one after the other; the last stays. It takes all others. */
  receive: (browser: PushBrowser, ...receptions: Reception[]) => void
  /** All that arrived, whatever was answered; what cannot be decrypted or is not signed by `serverKey` is an error there. */
  arrived: Arrived[]
  errors: string[]
  hanging: () => number
  close: () => Promise<void>
}

type Keys = { secret: Buffer; auth: Buffer }

/**
 * A push service (RFC 8030) on this machine: it checks who sends (RFC 8292) and reads what it is sent as the browser would
 * (RFC 8291), by code of its own.
 */
export async function openPushService(serverKey: string): Promise<PushService> {
  const browsers = new Map<string, Keys>()
  const receptions = new Map<string, Reception[]>()
  const arrived: Arrived[] = []
  const errors: string[] = []
  let hanging = 0
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    const chunks: Buffer[] = []
    request.on('error', () => {})
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const keys = browsers.get(name)
      try {
        if (!keys) throw new Error(`nobody is called ${name}`)
        checkSender(String(request.headers.authorization), { serverKey, audience: origin })
        const message = JSON.parse(decrypted(Buffer.concat(chunks), keys))
        arrived.push({ name, message, headers: request.headers })
      } catch (error) {
        errors.push(String(error))
      }
      const waiting = receptions.get(name) ?? [201]
      const reception = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? 201
      if (reception === 'hang') {
        hanging += 1
        response.on('close', () => {
          hanging -= 1
        })
        return
      }
      const { status, retryAfter } =
        typeof reception === 'number' ? { status: reception, retryAfter: undefined } : reception
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The push service has no port.')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    browser: () => {
      const name = randomUUID()
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const keys = { secret: curve.getPrivateKey(), auth: randomBytes(16) }
      browsers.set(name, keys)
      return {
        name,
        endpoint: `${origin}/${name}`,
        auth: keys.auth.toString('base64url'),
        pdhkey: curve.getPublicKey('base64url'),
      }
    },
    receive: ({ name }, ...told) => void receptions.set(name, told),
    arrived,
    errors,
    hanging: () => hanging,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** One record of aes128gcm: salt, size, the sender's key, and what is encrypted. */
function decrypted(body: Buffer, { secret, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  if (body.length > 4_096) throw new Error(`a message of ${body.length} bytes`)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const key = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
  const cek = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('no end of the record')
  return padded.subarray(0, end).toString()
}

function checkSender(
  authorization: string,
  { serverKey, audience }: { serverKey: string; audience: string },
): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? []
  if (key !== serverKey) throw new Error(`signed by another key: ${authorization}`)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url')))
    throw new Error('a wrong signature')
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = told.exp - Date.now() / 1_000
  if (told.aud !== audience || !/^mailto:.+@/.test(told.sub) || !(seconds > 0 && seconds <= 24 * 3_600))
    throw new Error(`wrong claims: ${JSON.stringify(told)}`)
}
