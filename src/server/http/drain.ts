import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onePerProcess } from '@/one-per-process'

const shared = onePerProcess('drain', () => ({ isDraining: false }))

/** True from the moment at which the process began to end; never false again. */
export const isDraining = (): boolean => shared.isDraining

/**
 * In ms. `notice`: how long load balancers may still connect and hear that it ends; `longest`: for requests in
 * flight.
 */
export type DrainTimes = { notice: number; longest: number }

const TIMES: DrainTimes = { notice: 1_000, longest: 10_000 }

/**
 * Lets a server end without cutting off anybody: /readyz gives 503 at once, each answer closes its connection, new
 * ones are refused after `notice`, and requests in flight get `longest`.
 */
export function drainable(server: Server): (times?: DrainTimes) => Promise<void> {
  const sockets = openSockets(server)
  const inFlight = new Set<ServerResponse>()
  let answered = () => {}
  // Before whoever answers: a page out of memory is sent at once.
  server.prependListener('request', (_request, response) => {
    if (isDraining()) response.shouldKeepAlive = false
    inFlight.add(response)
    response.once('close', () => {
      inFlight.delete(response)
      if (inFlight.size === 0) answered()
    })
  })
  return async ({ notice, longest } = TIMES) => {
    shared.isDraining = true
    const late = wait(longest)
    for (const response of inFlight) response.shouldKeepAlive = false
    if (sockets.size > 0) await wait(notice).over
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    const isQuiet = new Promise<void>(resolve => {
      answered = resolve
    })
    if (inFlight.size > 0) await Promise.race([isQuiet, late.over])
    late.cancel()
    for (const socket of sockets) end(socket, inFlight.size === 0)
    await closed
  }
}

/** Lets a connection finish sending its last answer. */
const end = (socket: Socket, isAnswered: boolean) => (isAnswered ? socket.destroySoon() : socket.destroy())

/** Also hot reload's, which the server does not count. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

function wait(ms: number): { over: Promise<void>; cancel: () => void } {
  let cancel = () => {}
  const over = new Promise<void>(resolve => {
    const timer = setTimeout(resolve, ms)
    cancel = () => clearTimeout(timer)
  })
  return { over, cancel }
}
