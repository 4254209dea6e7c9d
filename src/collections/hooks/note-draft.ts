import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const NOTE = 'savesDraft'

/** Notes whether a save is of a draft beside what is published: other hooks cannot tell. */
export const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'updateByID')
    req.context[NOTE] = 'draft' in args && args.draft === true
  return args
}

export const savesDraft = ({ context }: PayloadRequest): boolean => context[NOTE] === true
