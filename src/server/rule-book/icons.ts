import { z } from 'zod'

/** Of a product's page: the file of the picture that stands for its drawn sign. */
export const iconRow = z.object({ route: z.string().min(1), file: z.string().min(1).nullable() })

/** By the route of a page, where an editor's picture of its sign lies. */
export type Icons = ReadonlyMap<string, string>

/**
 * A draft may have none in the place of a stored one. Payload makes the address of a file of its name as well, wherever its bytes
 * lie; what it stored beside the name may be older than that.
 */
export const iconsOf = (rows: readonly z.output<typeof iconRow>[]): Icons =>
  new Map(
    rows.flatMap(({ route, file }) => (file ? [[route, `/cms/media/file/${encodeURIComponent(file)}`]] : [])),
  )
