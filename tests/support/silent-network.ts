import { createServer, connect as open, type Server, type Socket } from 'node:net'

export type SilentNetwork = { url: string; isSilent: boolean; close: () => void }

/** The way to the database through a network that a test can make swallow everything. */
export async function silentNetworkTo(url: string): Promise<SilentNetwork> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const waiting: (() => void)[] = []
  const network = {
    url: '',
    silent: false,
    get isSilent() {
      return this.silent
    },
    set isSilent(silent: boolean) {
      this.silent = silent
      if (!silent) for (const pass of waiting.splice(0)) pass()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  const carry = (from: Socket, to: Socket) => {
    from.on('data', chunk => {
      const pass = () => to.write(chunk)
      if (network.isSilent) waiting.push(pass)
      else pass()
    })
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const server: Server = createServer(near => {
    const far = open(Number(port), hostname)
    sockets.push(near, far)
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const near = typeof address === 'object' && address ? address.port : 0
  network.url = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(near) }).href
  return network
}
