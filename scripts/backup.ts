import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buckets } from '@/server/storage/buckets'
import { backup } from './shop/backup/backup'
import { openWholeShop } from './shop/half-restored'
import { DATA, ROOT } from './shop/paths'
import { runCommand } from './shop/prepare'

// `npm run backup [-- FILE] [--files FOLDER]`: the whole shop in one file, while it runs; FOLDER holds `media` and `tickets`.
await runCommand(openWholeShop, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { files: { type: 'string', default: path.join(ROOT, '.data') } },
  })
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = path.resolve(positionals[0] ?? path.join(DATA, 'backups', `tidemark-${stamp}.tar.gz`))
  const { tables, files } = await backup(file, { url: process.env.DATABASE_URL ?? '', home: values.files })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1)
  process.stdout.write(
    `${file}\n${tables.length} tables, ${rows} rows, ${files.length} files; ${megabytes} MB\n`,
  )
  if (buckets()) process.stdout.write('Pictures and files of tickets lie in buckets and are not in it.\n')
})
