import { build } from './shop/build'
import { compileServer } from './shop/compiled-server'
import { say } from './shop/say'

// `npm run build`: the pages and the server of `npm run serve`; needs no database.
await build()
compileServer()
say('Built. npm run migrate and npm run seed prepare a database, npm run serve serves.')
