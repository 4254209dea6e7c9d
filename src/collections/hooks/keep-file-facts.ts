import type { CollectionBeforeOperationHook } from 'payload'

/** What Payload itself finds out about a file; a name of one's own could lead to another file. */
const FACTS = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes']

/** Takes of a file what it is, and nothing that a request says of it. */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, req }) => {
  if (!req.user || !('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  const said = Object.entries(args.data).filter(([name]) => !FACTS.includes(name))
  return { ...args, data: Object.fromEntries(said) }
}
