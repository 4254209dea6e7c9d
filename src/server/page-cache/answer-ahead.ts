import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isDraining } from '../http/drain'
import { type PlainGet, plainGetOf } from './plain-get'
import { KEPT_OPEN_SECONDS } from './raw-response'

/** A second more than clients are told, so that none asks while it ends. */
const IDLE_MS = (KEPT_OPEN_SECONDS + 1) * 1000

type Settings = { answerOf: (request: PlainGet) => Buffer | undefined; idleMs?: number }
type HandOver = (socket: Socket, chunk: Buffer) => void

/**
 * Answers stored pages as their requests arrive, before Node makes objects of them (decision 013). A connection that asks
 * for anything else is Node's from then on, with what it asked for.
 */
export function answerAhead(server: Server, { answerOf, idleMs = IDLE_MS }: Settings): void {
  const [nodes] = server.listeners('connection') as [(socket: Socket) => void]
  server.off('connection', nodes)
  const handOver = (socket: Socket, chunk: Buffer) => {
    socket.pause()
    socket.unshift(chunk)
    nodes.call(server, socket)
    socket.resume()
  }
  server.on('connection', socket => watch(socket, { answerOf, idleMs }, handOver))
}

function watch(socket: Socket, { answerOf, idleMs }: Required<Settings>, handOver: HandOver): void {
  const end = () => socket.destroySoon()
  const onData = (chunk: Buffer) => {
    const answer = takesAnswers(socket) ? answered(chunk, answerOf) : undefined
    if (answer) return void socket.write(answer)
    socket.off('data', onData).off('end', end).off('timeout', end).off('error', ignore).setTimeout(0)
    handOver(socket, chunk)
  }
  socket.on('data', onData).on('end', end).on('timeout', end).on('error', ignore).setTimeout(idleMs)
}

/** Not one that asks faster than it reads, and not while the shop ends: Node knows what to do then. */
const takesAnswers = (socket: Socket): boolean => socket.writableLength === 0 && !isDraining()

function answered(chunk: Buffer, answerOf: Settings['answerOf']): Buffer | undefined {
  const request = plainGetOf(chunk)
  return request && answerOf(request)
}

/** A client that leaves is no fault; the connection is closed by then. */
const ignore = () => {}
