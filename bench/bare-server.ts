import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The least that Node's HTTP server can do: the same bytes and headers for every request.
const body = readFileSync(String(process.env.BODY))
const headers: string[] = JSON.parse(String(process.env.HEADERS))
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(process.env.PORT), () => console.log('Serving'))
