import type { TextFieldServerComponent } from 'payload'
import { StoredValue } from '../stored/stored-value'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { subjectOf } from './email-subject'

/** What an email was about beside its kind: the order, ticket or licence by name, to be opened; nothing where it had none. */
export const EmailReason: TextFieldServerComponent = async ({ data, field, i18n, path, payload, req }) => {
  const language = adminLanguage(i18n.language)
  const subject = await subjectOf(String(data?.reason ?? ''), req)
  if (!subject) return null
  return (
    <StoredValue path={path} label={labelIn(field.label, language) ?? field.name}>
      <p>
        <a href={`${payload.config.routes.admin}/collections/${subject.collection}/${subject.id}`}>
          {subject.title}
        </a>
      </p>
    </StoredValue>
  )
}
