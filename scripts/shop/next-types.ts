import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './paths'

/** Next writes its own type references when it builds; the compiler needs them before the first build too. */
export function nextTypes(): void {
  const file = path.join(ROOT, 'next-env.d.ts')
  if (!existsSync(file))
    writeFileSync(file, '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n')
}
