import { connect, createServer, type Socket } from 'node:net'
import { Duplex, PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** A way to a database that can fail: `cut` refuses and ends connections, `freeze` takes them and lets nothing through. */
export type Relay = { url: string; cut: () => void; freeze: () => void; mend: () => void; close: () => void }

/** Every byte by itself: what belongs together arrives apart, as it may on any network. */
export const byteByByte = (): Duplex =>
  Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (const byte of chunk) {
        yield Buffer.of(byte)
        await setImmediate()
      }
  })

/** Opens one before the database of an address; `answers`: how what the database says comes through. */
export async function openRelay(to: string, answers = (): Duplex => new PassThrough()): Promise<Relay> {
  const target = new URL(to)
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'cut' | 'frozen' = 'open'
  const end = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
    pairs.clear()
  }
  const server = createServer(near => {
    near.on('error', () => {}).setNoDelay()
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port), target.hostname).on('error', () => near.destroy())
    pairs.add([near, far])
    if (state === 'frozen') return
    near.pipe(far).pipe(answers()).pipe(near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(to)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      end()
    },
    freeze: () => {
      state = 'frozen'
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe()
      }
    },
    mend: () => {
      state = 'open'
      end()
    },
    close: () => {
      end()
      server.close()
    },
  }
}
