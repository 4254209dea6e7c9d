import type { CollectionBeforeChangeHook } from 'payload'

/** With a new password the link of an earlier letter ends. */
export const endResetLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
