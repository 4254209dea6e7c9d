import { isMarketer, isSupport, isWriter } from '../access/roles'

/** Whoever sells does not choose what is said of it: marketers read, others of the shop decide (decision 097). */
export const mayDecide = (user: unknown): boolean => isSupport(user) || (isWriter(user) && !isMarketer(user))

export const mayRead = (user: unknown): boolean => isSupport(user) || isWriter(user)
