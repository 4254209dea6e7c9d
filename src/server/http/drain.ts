import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onePerProcess } from '@/one-per-process'

const shared = onePerProcess('drain', () => ({ isDraining: false }))

/** Whether this process is about to end and wants no more visitors. */
export const isDraining = (): boolean => shared.isDraining

/** `notice`: how long balancers may still come and hear that it ends; `longest`: what requests get that are in flight. */
export type DrainTimes = { notice: number; longest: number }

const TIMES: DrainTimes = { notice: 1_000, longest: 10_000 }

/**
 * Watches a server from its beginning, so that it can be ended without cutting off anybody: /readyz says 503 at once, each
 * answer is the last of its connection, and none is opened any more once balancers had notice; what is in flight is
 * answered, for as long as it may take.
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

/** A connection whose last answer is on its way may send it to its end. */
const end = (socket: Socket, isAnswered: boolean) => (isAnswered ? socket.destroySoon() : socket.destroy())

/** Every open connection, those of hot reload too, which the server itself no longer counts as its own. */
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
