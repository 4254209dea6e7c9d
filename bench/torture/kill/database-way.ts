import { connect, createServer, type Socket } from 'node:net'
import type { Trap } from './trap'

/** A shop's way to its database, on which its commits can be seen; gives its address. */
export async function openDatabaseWay(to: string, shop: number, trap: Trap): Promise<string> {
  const { port, hostname } = new URL(to)
  const server = createServer(near => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => {})
      socket.on('close', () => other.destroy())
    }
    watch(near, far, shop, trap)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(to)
  way.port = String(typeof address === 'object' && address ? address.port : 0)
  return way.href
}

const BEGIN = 'begin\0'
const ASKED = 'commit\0'
const DONE = 'COMMIT\0'

/** Of the wire no more than this has to be known: statements are sent as text, and a commit is answered by its name. */
function watch(near: Socket, far: Socket, shop: number, trap: Trap): void {
  let said = ''
  near.on('data', chunk => {
    const text = chunk.toString('latin1')
    said = text.includes(BEGIN) ? text : said + text
    if (text.includes(ASKED) && trap.springs(shop, { at: 'commit', when: 'before', text: said })) return end()
    far.write(chunk)
  })
  far.on('data', chunk => {
    const isDone = chunk.includes(DONE)
    if (isDone && trap.springs(shop, { at: 'commit', when: 'after', text: said })) return end()
    if (isDone) said = ''
    near.write(chunk)
  })
  const end = () => {
    near.destroy()
    far.destroy()
  }
}
