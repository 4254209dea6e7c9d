import type { CollectionBeforeChangeHook } from 'payload'

export const endResetLink: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data
