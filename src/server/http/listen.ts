import type { Server } from 'node:http'

/** Throws a sentence that names the setting if the port is taken. */
export const listen = (server: Server, setting: string, port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', error => reject(isTaken(error) ? taken(setting, port) : error))
    server.listen(port, host, resolve)
  })

const isTaken = (error: Error): boolean => 'code' in error && error.code === 'EADDRINUSE'

const taken = (setting: string, port: number): Error =>
  new Error(`Port ${port} is taken: end what runs there, or set ${setting} to another one.`)
