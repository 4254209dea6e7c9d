import { createServer } from 'node:net'

/** The wanted port if nothing listens on it, else any free one. */
export const freePort = async (wanted = 0): Promise<number> =>
  (await listenedOn(wanted).catch(() => undefined)) ?? listenedOn(0)

const listenedOn = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
