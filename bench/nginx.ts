import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerProcess, startServer } from './server-process'

/** nginx with one worker that serves one file as it is, under the headers that are told. */
export async function startNginx(
  body: Buffer,
  headers: readonly string[],
  port: number,
): Promise<ServerProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755) // its worker is another user
  writeFileSync(path.join(folder, 'page'), body)
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, configOf(folder, headers, port))
  const server = await startServer({
    command: 'sh',
    args: ['-c', `nginx -t -q -c ${config} && echo Serving && exec taskset -c 0 nginx -c ${config}`],
    ready: 'Serving',
  })
  const end = () => {
    server.end()
    rmSync(folder, { recursive: true })
  }
  return { end }
}

const configOf = (folder: string, headers: readonly string[], port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=16;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      default_type text/html;
      try_files /page =404;
${pairs(headers)
  .map(([name, value]) => `      add_header ${name} '${value.replaceAll("'", "\\'")}';`)
  .join('\n')}
    }
  }
}
`

const OWN = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive']

function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 && !OWN.includes(name.toLowerCase()) ? [[name, headers[index + 1] ?? '']] : [],
  )
}
