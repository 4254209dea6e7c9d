import type { CollectionBeforeOperationHook } from 'payload'

/** What Payload finds out about a file itself; a sent name could lead to another file. */
const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes']

export const keepFileFacts: CollectionBeforeOperationHook = ({ args, req }) => {
  if (!req.user || !('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const said = Object.entries(args.data).filter(([name]) => !FACTS.includes(name))
  return { ...args, data: Object.fromEntries(said) }
}
