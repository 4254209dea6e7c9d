import { expect, test } from 'vitest'
import { filesField } from '@/components/account/tickets/ticket-fields'
import { ATTACHMENT_TYPES, LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from '@/server/storage/attachment-types'

test('the form asks for the files that the server takes', () => {
  const { files } = filesField('en')
  expect(files).toMatchObject({ most: MOST_ATTACHMENTS, largest: LARGEST_ATTACHMENT })
  expect(files?.accept.split(',')).toEqual(expect.arrayContaining([...ATTACHMENT_TYPES]))
})
