import { FieldLabel, UploadField } from '@payloadcms/ui'
import type { PayloadRequest, UploadFieldServerComponent } from 'payload'

/** Files of a new message are chosen as usual; those of one that is there stand under the names that their sender gave them. */
export const SentFiles: UploadFieldServerComponent = async ({
  clientField,
  data,
  id,
  path,
  readOnly,
  req,
}) => {
  if (!id) return <UploadField field={clientField} path={path} readOnly={readOnly} />
  const files = await filesOf(req, data?.attachments)
  if (files.length === 0) return null
  const { admin } = req.payload.config.routes
  return (
    <div className="field-type">
      <FieldLabel as="span" label={clientField.label} />
      {files.map(file => (
        <p key={file.id}>
          <a href={`${admin}/collections/ticket-attachments/${file.id}`}>{file.name || file.filename}</a>
        </p>
      ))}
    </div>
  )
}

async function filesOf(req: PayloadRequest, ids: unknown) {
  if (!Array.isArray(ids) || ids.length === 0) return []
  const { docs } = await req.payload.find({
    ...{ collection: 'ticket-attachments' as const, where: { id: { in: ids.map(String) } } },
    ...{ depth: 0, pagination: false, overrideAccess: false, req },
  })
  return ids.flatMap(id => docs.find(file => file.id === id) ?? [])
}
