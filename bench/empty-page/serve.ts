import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'

// Serves the empty page as the shop serves its own: Next's handler in a plain HTTP server.
const port = Number(process.env.PORT)
const server = createServer()
const app = next({ dev: false, dir: path.join(process.cwd(), 'bench/empty-page'), httpServer: server, port })
const handle = app.getRequestHandler()
await app.prepare()
server.on('request', (request, response) => void handle(request, response))
server.listen(port, () => console.error('Serving'))
