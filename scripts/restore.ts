import path from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './shop/backup/restore'
import { openEnvironment } from './shop/environment'
import { ROOT } from './shop/paths'
import { runCommand } from './shop/prepare'

// `npm run restore -- FILE [--replace] [--erased LIST] [--files FOLDER]`: the shop as it was when FILE was made.
await runCommand(openEnvironment, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      erased: { type: 'string' },
      files: { type: 'string', default: path.join(ROOT, '.data') },
    },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Usage: npm run restore -- FILE [--replace] [--erased LIST]')
  const { known, erasedAgain } = await restore(path.resolve(file), {
    url: process.env.DATABASE_URL ?? '',
    home: values.files,
    replace: values.replace,
    erased: values.erased,
  })
  process.stdout.write(
    `The shop is as it was at ${known.at}: ${known.tables.length} tables, ${known.files.length} files.\n` +
      `Accounts deleted since and deleted again: ${erasedAgain}.\n`,
  )
})
