import { createConnection } from 'node:net'

/** An answer as it came; `began` and `ended` in ms, UTC, by the clock of this machine. */
export type LineAnswer = { status: number; body: Buffer; began: number; ended: number }

/** A connection on which one thing is asked at a time, with as little work for it as can be: its answers tell their length. */
export type Line = { ask: (request: string) => Promise<LineAnswer>; close: () => void }

const END_OF_HEAD = '\r\n\r\n'

export function openLine(port: number): Line {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let waiting:
    | { began: number; resolve: (answer: LineAnswer) => void; reject: (error: Error) => void }
    | undefined
  socket.on('data', chunk => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = waiting && answerIn(received)
    if (!waiting || !answer) return
    const { resolve, began } = waiting
    waiting = undefined
    received = Buffer.alloc(0)
    resolve({ ...answer, began, ended: Date.now() })
  })
  socket.on('error', error => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection')))
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        waiting = { began: Date.now(), resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

function answerIn(bytes: Buffer): Pick<LineAnswer, 'status' | 'body'> | undefined {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body = bytes.subarray(end + END_OF_HEAD.length)
  return body.length < Number(length ?? 0) ? undefined : { status: Number(head.slice(9, 12)), body }
}
